import { mindOf } from '../../game/bots/minds';
import { at, range, zeros } from '../../game/table/lists';
import type { AnyGame, Outcome } from '../../game/table/module';
import { type ArenaPlayer, type MakePlayer, makePlayer } from './players';
import { type ArenaTable, type OpenTable, runnerTable } from './tables';

export interface ArenaPlan {
  readonly game: string;
  /** Who plays, one name a seat. */
  readonly seats: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly iterations: number;
}

export interface ArenaResult {
  readonly games: number;
  /** Games won by each entry of the plan; a shared victory is shared. */
  readonly wins: number[];
  /** The same by seat at the table, whoever sat there. */
  readonly winsBySeat: number[];
  readonly moves: number;
}

/**
 * Plays games in which everybody sits everywhere: as many games in a row as there are seats have the same deal, and the
 * players move on one seat each time.
 */
export async function playArena(
  plan: ArenaPlan,
  openTable: OpenTable = runnerTable,
  make: MakePlayer = makePlayer,
): Promise<ArenaResult> {
  const players = plan.seats.map((name) => make(name, plan.game, plan.iterations));
  const { game } = mindOf(plan.game);
  const wins = zeros(players.length);
  const winsBySeat = zeros(players.length);
  let moves = 0;
  for (let i = 0; i < plan.games; i++) {
    const deal = plan.seed + Math.floor(i / players.length);
    const entryAt = (seat: number): number => (seat + i) % players.length;
    const seated = range(players.length).map((seat) => at(players, entryAt(seat)));
    const table = openTable(game, players.length, deal);
    moves += await playGame(game, table, seated, deal);
    const { winners } = table.ctx.gameover as Outcome;
    for (const seat of winners) {
      wins[entryAt(seat)] = at(wins, entryAt(seat)) + 1 / winners.length;
      winsBySeat[seat] = at(winsBySeat, seat) + 1 / winners.length;
    }
  }
  return { games: plan.games, wins, winsBySeat, moves };
}

const MOST_MOVES = 5000;
/** Far apart from each other, so that no two decisions share their chance. */
const SEED_STRIDE = 7919;

async function playGame(
  game: AnyGame,
  table: ArenaTable,
  players: readonly ArenaPlayer[],
  deal: number,
): Promise<number> {
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const { G, ctx, events } = table;
    if (ctx.gameover !== undefined) return moves;
    const seat = range(players.length).find((each) => game.awaits(G, ctx, each));
    if (seat === undefined) throw new Error(`the game waits for nobody: deal ${deal}`);
    const seed = deal * SEED_STRIDE + moves;
    table.move(seat, await at(players, seat)({ G, ctx, seat, events, seed }));
  }
  throw new Error(`no end after ${MOST_MOVES} moves: deal ${deal}`);
}
