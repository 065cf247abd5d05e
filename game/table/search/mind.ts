import type { Asking } from '../asking';
import type { ChronicleEvent } from '../chronicle';
import type { GameModule } from '../module';
import type { Choice } from '../options';
import type { Random } from '../random';

/** What a bot must know of a game beyond its rules. Everything learned is in the weights. */
export interface Mind<G extends Asking & View, View extends Asking = G> {
  readonly game: GameModule<G, View, unknown>;
  /** What speaks for or against a move: the names of the features, by number. */
  readonly moveFeatures: readonly string[];
  /** The weights of these that training begins with. */
  readonly firstGuess: readonly number[];
  /** What speaks for or against the standing of a seat. */
  readonly stateFeatures: readonly string[];
  readonly weights: Weights;
  /** Points by which a victory counts as clear; the outcome of games without points is all there is. */
  readonly clearMargin: number;

  /** The moves worth a thought, at least one. Looks at nothing that another seat decides in secret. */
  candidates(G: G, seat: number): Candidate[];
  /** A state that looks to the seat as this view does: the hidden rest is made up, within what the seat knows. */
  sample(view: View, seat: number, random: Random, knowledge: Knowledge): G;
  /** The same state with another future: what nobody has drawn yet lies in another order. */
  redeal(G: G, random: Random): G;
  /** Counts the natural pauses of the game, at which the value can judge. */
  pauses(G: G): number;
  /** How many of them the search looks ahead. */
  pausesAhead(G: G): number;
  /** The seat that wins in the turn that begins here if it plays well, where that is certain and quick to see. */
  sureWinner?(G: G): number | undefined;
  /** Whether the seat, which is asked, can win before its turn ends, whatever is drawn. Exact, and slower. */
  sureToWin?(G: G, seat: number): boolean;
  /** Which weights judge a pause: what counts changes in the course of a game. */
  stage(G: G): number;
  /** How a seat stands at such a pause, by state feature. */
  standing(G: G, seat: number): number[];
}

/** A move, and what speaks for it: pairs of the number of a feature and its amount. */
export interface Candidate extends Choice {
  readonly features: readonly number[];
}

/** What a seat can know beyond its view. */
export interface Knowledge {
  /** Everything that was told in public so far. */
  readonly events: readonly ChronicleEvent[];
  /** Whether the seat keeps count of it, or remembers only roughly. */
  readonly counts: boolean;
}

export interface Weights {
  /** By move feature. */
  readonly policy: readonly number[];
  /** By number of players, then by stage, then by state feature. */
  readonly value: Readonly<Record<number, readonly (readonly number[])[]>>;
  /** By number of players, then by stage: how much surer a victory is than the value, which also asks how clear it is. */
  readonly sharpness: Readonly<Record<number, readonly number[]>>;
}

/** Any mind, for those who do not care of which game. */
export type AnyMind = Mind<Asking, Asking>;

export function anyMind<G extends Asking & View, View extends Asking>(
  mind: Mind<G, View>,
): AnyMind {
  // A mind is only ever fed states of its own game; the compiler cannot know that.
  return mind as unknown as AnyMind;
}

/** Weights as they stand in a file: by name, so that they survive a new order of the features. */
export interface NamedWeights {
  readonly policy: Readonly<Record<string, number>>;
  readonly value: Readonly<Record<string, readonly Readonly<Record<string, number>>[]>>;
  readonly sharpness: Readonly<Record<string, readonly number[]>>;
}

/** A feature that the file does not know weighs nothing. */
export function weightsOf(
  { policy, value, sharpness }: NamedWeights,
  moveFeatures: readonly string[],
  stateFeatures: readonly string[],
): Weights {
  return {
    policy: moveFeatures.map((name) => policy[name] ?? 0),
    value: Object.fromEntries(
      Object.entries(value).map(([players, stages]) => [
        players,
        stages.map((stage) => stateFeatures.map((name) => stage[name] ?? 0)),
      ]),
    ),
    sharpness,
  };
}

/** The number of each name in a list of features. */
export function numbersOf<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name, i) => [name, i])) as Record<Name, number>;
}
