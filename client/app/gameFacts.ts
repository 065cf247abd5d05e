import { GAME_IDS, type GameId } from '../../game/manifests';

/** What the home page tells of a game beyond its name and seats. */
interface GameFacts {
  readonly id: GameId;
  /** Its painted panel. */
  readonly panel: string;
  /** How long it takes, in minutes: a guess from the box, not a measurement. */
  readonly minutes: readonly [number, number];
}

const FACTS: Readonly<Record<GameId, Omit<GameFacts, 'id'>>> = {
  sylla: { panel: 'panel-sylla', minutes: [75, 90] },
  alea: { panel: 'panel-alea', minutes: [45, 60] },
  triumvirate: { panel: 'panel-triumvirate', minutes: [90, 120] },
};

export const GAME_FACTS: readonly GameFacts[] = GAME_IDS.map((id) => ({
  id,
  ...FACTS[id],
}));
