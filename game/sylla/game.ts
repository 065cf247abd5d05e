import type { Ctx } from 'boardgame.io';
import { chroniclePlugin } from '../table/chronicle';
import { at } from '../table/lists';
import { asGame, type TableGame } from '../table/module';
import { whyNotMove } from '../table/moves';
import type { Refusal } from '../table/refusal';
import { SYLLA_EVENTS, type SyllaEvents } from './events';
import { options } from './options';
import { buildings, buildingsMoves } from './phases/buildings';
import { ecclesia } from './phases/ecclesia';
import { events, eventsMoves } from './phases/events';
import { famineAndCrisis } from './phases/famineAndCrisis';
import { firstConsul, firstConsulMoves } from './phases/firstConsul';
import { greatWork, greatWorkMoves } from './phases/greatWork';
import { recruitment, recruitmentMoves } from './phases/recruitment';
import { revenue, revenueMoves } from './phases/revenue';
import { startingCharacters, startingCharactersMoves } from './phases/startingCharacters';
import { SEATS, setUp, whyNoTable } from './setup';
import type { Score, SyllaState, SyllaTable, SyllaView } from './state';
import { view } from './view';

/** Sylla as boardgame.io plays it. */
const game: TableGame<SyllaState, SyllaEvents> = {
  name: 'sylla',
  minPlayers: SEATS.least,
  maxPlayers: SEATS.most,
  validateSetupData: (setupData, players) => whyNoTable(setupData, players),
  setup: ({ ctx, random }, setupData) => setUp(random, ctx.numPlayers, setupData),

  phases: {
    startingCharacters,
    firstConsul,
    recruitment,
    buildings,
    revenue,
    events,
    greatWork,
    famineAndCrisis,
    ecclesia,
  },
  moves: Object.create(null),
  endIf: ({ G }) => (G.scores.length > 0 ? outcome(G.scores) : undefined),

  plugins: [chroniclePlugin(SYLLA_EVENTS)],
  playerView: ({ G, playerID }) => view(G, playerID === null ? null : Number(playerID)),
  ai: { enumerate: (G, _ctx, playerID) => options(G, Number(playerID)) },
};

export const syllaGame = asGame(game);

const ALL_MOVES = {
  ...startingCharactersMoves,
  ...firstConsulMoves,
  ...recruitmentMoves,
  ...buildingsMoves,
  ...revenueMoves,
  ...eventsMoves,
  ...greatWorkMoves,
};

/** Why a move would be refused; null if it would not be. */
export function whyNot(
  seen: SyllaView,
  ctx: Ctx,
  seat: number,
  move: string,
  args: readonly unknown[],
): Refusal | null {
  return whyNotMove<SyllaTable, SyllaView>(ALL_MOVES, seen, ctx, seat, move, args);
}

/** How the game ended: all seats with most prestige win together. `winner` is set if it is one alone. */
export interface SyllaOutcome {
  winners: number[];
  winner?: string;
  totals: number[];
}

function outcome(scores: readonly Score[]): SyllaOutcome {
  const totals = scores.map(({ total }) => total ?? 0);
  const most = Math.max(...totals);
  const winners = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  return winners.length === 1
    ? { winners, winner: String(at(winners, 0)), totals }
    : { winners, totals };
}
