import type { Game } from 'boardgame.io';
import type { Asking } from './asking';
import { type Chronicle, chroniclePlugin, type EventTable } from './chronicle';
import type { GameModule, Manifest, Outcome, Table } from './module';
import { type MoveTable, whyNotMove } from './moves';
import { allChoices, type Option } from './options';
import type { Random } from './random';
import type { RefusalTable } from './refusal';
import { whyNoTableOf } from './tables';

/** The rules of one game, as its own folder writes them. */
export interface Rules<G extends Asking, View extends Asking, Score, Events extends EventTable> {
  readonly manifest: Manifest;
  readonly events: Events;
  readonly refusals: RefusalTable;
  /** The state before the first phase. Number of players and options are already checked. */
  setUp(random: Random, players: number, setupData?: Readonly<Record<string, boolean>>): G;
  readonly phases: NonNullable<Game<G, { chronicle: Chronicle<Events> }>['phases']>;
  /** All moves of all phases. */
  readonly moves: MoveTable<Table<G, Events>, View>;
  /** How the game ended, if it has. */
  outcome(G: G): Outcome | undefined;
  options(view: View, seat: number): Option[];
  awaits(view: View, seat: number): boolean;
  view(G: G, seat: number | null): View;
  score(view: View, seat: number): Score;
}

/** Makes the rules a boardgame.io `Game`, and the module that everybody else asks. */
export function defineGame<
  G extends Asking & View,
  View extends Asking,
  Score,
  E extends EventTable,
>(rules: Rules<G, View, Score, E>): GameModule<G, View, Score> {
  const { manifest, events, refusals, phases, moves } = rules;
  const whyNoTable = (setupData: unknown, players: number) =>
    whyNoTableOf(manifest, setupData, players);

  const game: Game<G, { chronicle: Chronicle<E> }, Readonly<Record<string, boolean>>> = {
    name: manifest.id,
    minPlayers: manifest.seats.least,
    maxPlayers: manifest.seats.most,
    validateSetupData: whyNoTable,
    setup({ ctx, random }, setupData) {
      const wrong = whyNoTable(setupData, ctx.numPlayers);
      if (wrong) throw new Error(wrong);
      return rules.setUp(random, ctx.numPlayers, setupData ?? {});
    },
    phases,
    // Every move belongs to a phase. No prototype: the framework looks names up with `in`.
    moves: Object.create(null),
    endIf: ({ G }) => rules.outcome(G),
    plugins: [chroniclePlugin(events)],
    playerView: ({ G, ctx, playerID }) => rules.view(G, seatOf(playerID, ctx.numPlayers)),
    ai: { enumerate: (G, _ctx, playerID) => allChoices(rules.options(G, Number(playerID))) },
  };

  return {
    ...manifest,
    whyNoTable,
    // The framework's types know nothing of the plugin, which only our own hooks use.
    game: game as unknown as Game<G>,
    events,
    refusals,
    options: (view, _ctx, seat) => rules.options(view, seat),
    whyNot: (view, ctx, seat, move, args) => whyNotMove(moves, view, ctx, seat, move, args),
    moves: Object.keys(moves),
    isUndoable: (move) => Object.hasOwn(moves, move) && moves[move]?.undoable === true,
    awaits: (view, _ctx, seat) => rules.awaits(view, seat),
    view: (G, _ctx, seat) => rules.view(G, seat),
    score: rules.score,
  };
}

/** The seat of a player id; null, a spectator, for whatever is none. The framework's local master says 'undefined'. */
function seatOf(playerID: unknown, seats: number): number | null {
  const seat = typeof playerID === 'string' && /^\d$/.test(playerID) ? Number(playerID) : -1;
  return seat >= 0 && seat < seats ? seat : null;
}
