import { lazy, Suspense } from 'react';
import type { GameId } from '../../game/manifests';
import { Drawer } from '../ui/Drawer';
import type { Match } from './match';
import { useTable } from './TableContext';
import type { Past } from './usePast';

export type Panel = 'score' | 'rules' | 'settings' | 'keys' | 'review';

const RulesView = lazy(() => import('../rules/RulesView'));
const ScoreSheet = lazy(() => import('./ScoreSheet'));
const KeysSheet = lazy(() => import('./KeysSheet'));
const ReviewSheet = lazy(() => import('../review/ReviewSheet'));
const SettingsForm = lazy(() => import('../app/SettingsForm'));

interface Props {
  panel: Panel;
  gameId: GameId;
  match: Match;
  past: Past;
  onClose: () => void;
}

/** The sheets that can be pulled over the table. */
export default function Panels({ panel, gameId, match, past, onClose }: Props) {
  const { words, ctx } = useTable();
  const { ui } = words;
  const lookAt = (moment: number): void => {
    past.goTo(moment);
    onClose();
  };
  return (
    <Drawer title={ui[panel]} onClose={onClose}>
      <Suspense fallback={<p>{ui.loading}</p>}>
        {panel === 'score' && <ScoreSheet />}
        {panel === 'settings' && <SettingsForm />}
        {panel === 'keys' && <KeysSheet />}
        {panel === 'review' && <ReviewSheet match={match} onLook={lookAt} />}
        {panel === 'rules' && <RulesView game={gameId} phase={ctx.phase} />}
      </Suspense>
    </Drawer>
  );
}
