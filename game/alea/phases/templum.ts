import { ask, endPhase, phaseOfQuestions } from '../../table/asking';
import { add, at, sum, zeros } from '../../table/lists';
import { frameworkMoves, tallyOf } from '../../table/moves';
import { drawTiles, giveBack } from '../changes';
import { LEADER_KEEPS, OTHERS_KEEP, TEMPLUM, TILES } from '../components';
import { aleaMove } from '../moves';
import { templumLeader } from '../placing/templum';
import { refuse } from '../refusals';
import type { AleaTable, Player } from '../state';

/** I. From most dice to fewest: the first keeps two of the tiles drawn this round, all others one. */
export const templumMoves = {
  keepTiles: aleaMove({
    answers: ['keepTiles'],
    final: true,
    args: [tallyOf(TILES.length)],
    whyNot(view, seat, tiles) {
      const drawn = drawnOf(at(view.players, seat));
      for (let i = 0; i < TILES.length; i++) {
        const has = at(drawn, i);
        if (at(tiles, i) > has) return refuse('tileNotDrawn', { value: i + 1, has });
      }
      const given = sum(tiles);
      const needed = view.toKeep;
      return given === needed ? null : refuse('tilesNumber', { needed, given });
    },
    play(table, seat, tiles) {
      keep(table, seat, tiles, false);
      askNext(table, OTHERS_KEEP);
    },
  }),
};

export const templum = phaseOfQuestions<AleaTable>({
  next: 'senatus',
  leader: (G) => G.startPlayer,
  begin(table) {
    const { G, chronicle } = table;
    chronicle.tell('pays', TEMPLUM);
    const leader = templumLeader(G);
    // A single die in the whole Templum is made up for with a second tile.
    if (leader >= 0 && sum(G.templum.map(sum)) === 1) drawTiles(table, leader, 1);
    askNext(table, LEADER_KEEPS);
  },
  moves: frameworkMoves(templumMoves),
});

/** The tiles a player drew this round: how many of each value. */
export function drawnOf({ drawn }: Player): number[] {
  const counts = zeros(TILES.length);
  for (const value of drawn) add(counts, value - 1, 1);
  return counts;
}

/** Asks the seat with most dice there, unless it has no choice. All that it drew will be open, so that tells no secret. */
function askNext(table: AleaTable, first: number): void {
  const { G } = table;
  let keeps = first;
  for (let seat = templumLeader(G); seat >= 0; seat = templumLeader(G)) {
    const forced = forcedTiles(drawnOf(at(G.players, seat)), keeps);
    if (!forced) {
      G.toKeep = keeps;
      return ask(G, 'keepTiles', seat);
    }
    keep(table, seat, forced, true);
    keeps = OTHERS_KEEP;
  }
  G.toKeep = 0;
  endPhase(G);
}

/** What is kept if there is only one way to; null if there are several. */
function forcedTiles(drawn: number[], keeps: number): number[] | null {
  if (sum(drawn) <= keeps) return drawn;
  const kinds = drawn.filter((count) => count > 0).length;
  return kinds === 1 ? drawn.map((count) => Math.min(count, keeps)) : null;
}

function keep(table: AleaTable, seat: number, tiles: readonly number[], forced: boolean): void {
  const { G, chronicle } = table;
  const player = at(G.players, seat);
  const rest = drawnOf(player);
  for (let i = 0; i < TILES.length; i++) {
    add(player.fortuna, i, at(tiles, i));
    add(rest, i, -at(tiles, i));
    add(G.fortunaDiscard, i, at(rest, i));
  }
  player.drawn = [];
  const [ones = 0, twos = 0, threes = 0] = tiles;
  if (sum(tiles) > 0) chronicle.tell('keepsTiles', seat, ones, twos, threes, Number(forced));
  const [restOnes = 0, restTwos = 0, restThrees = 0] = rest;
  if (sum(rest) > 0) chronicle.tell('discardsTiles', seat, restOnes, restTwos, restThrees);
  const dice = at(G.templum, seat);
  giveBack(table, seat, TEMPLUM, 0, sum(dice));
  dice.fill(0);
}
