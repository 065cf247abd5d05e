import { useEffect } from 'react';
import { changeSettings, settingsNow } from '../app/settings';
import type { Panel } from './Panels';
import type { TableModel } from './TableContext';
import type { Undoing } from './undoButtons';
import { mayRedo, whyNoUndo } from './undoing';
import type { Past } from './usePast';

interface Keys {
  table: TableModel;
  past: Past;
  undoing: Undoing;
  setPanel: (panel: Panel) => void;
  toggleLog: () => void;
}

/** Keys that work wherever the focus is, except where somebody writes or steers something with arrows. */
export function useTableKeys({ table, past, undoing, setPanel, toggleLog }: Keys): void {
  useEffect(() => {
    const { match, now, seat } = undoing;
    const keys: Readonly<Record<string, () => void>> = {
      '?': () => setPanel('keys'),
      s: () => setPanel('score'),
      h: () => setPanel('rules'),
      l: toggleLog,
      t: () => changeSettings({ textMode: !settingsNow().textMode }),
      u: () => seat !== null && !whyNoUndo(match.game, now, seat) && match.undo(seat),
      r: () => seat !== null && mayRedo(now, seat) && match.redo(seat),
      p: focusPrompt,
      i: () => table.showHint(!table.isHinting),
      ArrowLeft: past.back,
      ArrowRight: past.forward,
      Escape: () => (table.isHinting ? table.showHint(false) : past.toNow()),
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, select, dialog')) return;
      const deed = keys[event.key];
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

/** To the first thing that can be chosen: beside the prompt, or on the board. */
function focusPrompt(): void {
  const choices = '.lit, .option, .prompt button:not(.hint-button), .prompt [role="spinbutton"]';
  const all = Array.from(document.querySelectorAll<HTMLElement>(choices));
  all.find((element) => element.matches('.lit, .option') || element.tabIndex >= 0)?.focus();
}
