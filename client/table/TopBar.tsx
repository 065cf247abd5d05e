import { useState } from 'react';
import { Link } from 'wouter';
import type { GameId } from '../../game/manifests';
import { changeSettings, useSettings } from '../app/settings';
import { BOARDS } from '../boards';
import { Icon } from '../ui/Icon';
import { tip } from '../ui/tip';
import { toast } from '../ui/toast';
import type { Panel } from './Panels';
import { useTable } from './TableContext';
import { redoReason, type Undoing, undoReason } from './undoButtons';
import type { Past } from './usePast';

interface Props {
  undoing: Undoing;
  past: Past;
  setPanel: (panel: Panel) => void;
  logOpen: boolean;
  toggleLog: () => void;
  gameId: GameId;
}

export function TopBar({ undoing, past, setPanel, logOpen, toggleLog, gameId }: Props) {
  const { words, said, ctx, game } = useTable();
  const [isOpen, setOpen] = useState(false);
  const { textMode } = useSettings();
  const { ui } = words;
  const { match, seat } = undoing;
  const noUndo = past.at === null ? undoReason(undoing, words) : ui.notInThePast;
  const noRedo = past.at === null ? redoReason(undoing, words) : ui.notInThePast;
  const act = (reason: string | null, deed: (seat: number) => void): void => {
    if (reason !== null || seat === null) toast(reason);
    else deed(seat);
  };
  const phase = said.phases[ctx.phase ?? ''];
  return (
    <header className="top-bar">
      <Link href="/" className="icon-button" aria-label={ui.home}>
        <Icon sheet="panels" name="mark" />
      </Link>
      <h1>{game.title}</h1>
      {phase && <p className="phase-name">{phase}</p>}
      <div className="top-tools" role="toolbar" aria-label={ui.tools}>
        <button
          type="button"
          className="icon-button"
          aria-label={ui.undo}
          aria-disabled={noUndo !== null}
          {...tip(noUndo ?? `${ui.undo} (U)`)}
          onClick={() => act(noUndo, (own) => match.undo(own))}
        >
          <Icon name="undo" />
        </button>
        <Tool name="score" label={`${ui.score} (S)`} onClick={() => setPanel('score')} />
        <Tool name="rules" label={`${ui.rules} (H)`} onClick={() => setPanel('rules')} />
        <Tool name="log" label={`${ui.log} (L)`} pressed={logOpen} onClick={toggleLog} />
        <button
          type="button"
          className="icon-button more-tools"
          aria-label={ui.moreTools}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="settings" />
        </button>
        {/* On phones these lie behind one button. */}
        <div className={isOpen ? 'rare-tools open' : 'rare-tools'}>
          <button
            type="button"
            className="icon-button"
            aria-label={ui.redo}
            aria-disabled={noRedo !== null}
            {...tip(noRedo ?? `${ui.redo} (R)`)}
            onClick={() => act(noRedo, (own) => match.redo(own))}
          >
            <Icon name="redo" />
          </button>
          <Tool name="back" label={`${ui.stepBack} (←)`} onClick={past.back} />
          {BOARDS[gameId] && (
            <Tool
              name="text-mode"
              label={`${ui.textMode} (T)`}
              pressed={textMode}
              onClick={() => changeSettings({ textMode: !textMode })}
            />
          )}
          <Tool name="settings" label={ui.settings} onClick={() => setPanel('settings')} />
          <Tool name="question" label={`${ui.keys} (?)`} onClick={() => setPanel('keys')} />
        </div>
      </div>
    </header>
  );
}

interface ToolProps {
  name: string;
  label: string;
  pressed?: boolean;
  onClick: () => void;
}

function Tool({ name, label, pressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label.replace(/ \(.\)$/, '')}
      aria-pressed={pressed}
      data-tip={label}
      onClick={onClick}
    >
      <Icon name={name} />
    </button>
  );
}
