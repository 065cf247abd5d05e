import { lazy, Suspense } from 'react';
import type { GameId } from '../../game/manifests';
import { Drawer } from '../ui/Drawer';
import { useTable } from './TableContext';

export type Panel = 'score' | 'rules' | 'settings' | 'keys';

const RulesView = lazy(() => import('../rules/RulesView'));
const ScoreSheet = lazy(() => import('./ScoreSheet'));
const KeysSheet = lazy(() => import('./KeysSheet'));
const SettingsForm = lazy(() => import('../app/SettingsForm'));

interface Props {
  panel: Panel;
  gameId: GameId;
  onClose: () => void;
}

/** The sheets that can be pulled over the table. */
export default function Panels({ panel, gameId, onClose }: Props) {
  const { words, ctx } = useTable();
  const { ui } = words;
  const titles = { score: ui.score, rules: ui.rules, settings: ui.settings, keys: ui.keys };
  return (
    <Drawer title={titles[panel]} onClose={onClose}>
      <Suspense fallback={<p>{ui.loading}</p>}>
        {panel === 'score' && <ScoreSheet />}
        {panel === 'settings' && <SettingsForm />}
        {panel === 'keys' && <KeysSheet />}
        {panel === 'rules' && <RulesView game={gameId} phase={ctx.phase} />}
      </Suspense>
    </Drawer>
  );
}
