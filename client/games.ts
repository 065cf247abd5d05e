import type { GameId } from '../game/manifests';
import { type AnyGame, anyGame } from '../game/table/module';

/** The rules are loaded when a table is laid: whoever plays one game does not wait for three. */
const LOADERS: Readonly<Record<GameId, () => Promise<AnyGame>>> = {
  sylla: () => import('../game/sylla').then(({ sylla }) => anyGame(sylla)),
  alea: () => import('../game/alea').then(({ alea }) => anyGame(alea)),
  triumvirate: () => import('../game/triumvirate').then(({ triumvirate }) => anyGame(triumvirate)),
};

export function loadGame(id: GameId): Promise<AnyGame> {
  return LOADERS[id]();
}
