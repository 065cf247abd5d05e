import type { GameId } from '../manifests';
import type { SearchSettings } from '../table/search/search';

export const LEVEL_NAMES = ['easy', 'normal', 'hard'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

export function isLevelName(name: string): name is LevelName {
  return (LEVEL_NAMES as readonly string[]).includes(name);
}

/** How well a bot plays. It is weak by what it knows and how sure it is, never by absurd moves. */
export interface Level {
  /** It keeps count of what it has seen. */
  readonly counts: boolean;
  /** How many thoughts at most; without any it plays as its first impression says. */
  readonly iterations: number;
  /** How long it may think where there is a clock. */
  readonly milliseconds: number;
  /** How readily a first impression gives way to the second best; at 0 it never does. */
  readonly temperature: number;
  /** What the policy likes less than this share of the best is no human mistake any more. */
  readonly leastShare: number;
}

/** A policy that is surer of itself takes more heat to make the same mistakes. */
function easy(temperature: number, leastShare: number): Level {
  return { counts: false, iterations: 0, milliseconds: 0, temperature, leastShare };
}

function thoughtful(iterations: number, milliseconds: number): Level {
  return { counts: true, iterations, milliseconds, temperature: 0, leastShare: 1 };
}

/** More iterations than this no longer help: the value is the limit then. */
const HARD = thoughtful(10_000, 950);

export const LEVELS: Readonly<Record<GameId, Readonly<Record<LevelName, Level>>>> = {
  sylla: { easy: easy(3, 0.15), normal: thoughtful(60, 80), hard: HARD },
  alea: { easy: easy(20, 0.002), normal: thoughtful(20, 80), hard: HARD },
  triumvirate: { easy: easy(8, 0.02), normal: thoughtful(25, 80), hard: HARD },
};

/** One search for all levels that search. */
export const SEARCH: SearchSettings = {
  exploration: 0.6,
  widening: 1.2,
  priorTemperature: 1.5,
  doubt: 0.25,
  playoutTemperature: 1,
  toTheEnd: false,
};
