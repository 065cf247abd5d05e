import { NOBODY, NOT_YET } from '../table/asking';
import { range, zeros } from '../table/lists';
import type { Random } from '../table/random';
import {
  CARDS,
  DICE,
  factsFor,
  MANY_FORTUNA_TILES,
  PATRICIANS,
  PROVINCES,
  TILES,
  VALUES,
} from './components';
import type { AleaState, Player } from './state';

/** Everything lies in its pile; the first round lays out provinces and patricians as every other does. */
export function setUp(random: Random, players: number): AleaState {
  const { templum } = factsFor(players);
  const cards = range(CARDS).filter((card) => templum || card !== MANY_FORTUNA_TILES);
  const tiles = TILES.flatMap((count, i) => new Array<number>(count).fill(i + 1));
  return {
    asked: { what: NOT_YET, seat: NOBODY },
    players: range(players).map(newPlayer),
    round: 0,
    startPlayer: 0,
    lap: 0,
    lastLap: false,
    templum: range(players).map(() => zeros(VALUES.length)),
    toKeep: 0,
    fortunaPile: templum ? random.Shuffle(tiles) : [],
    fortunaDiscard: zeros(TILES.length),
    senatus: range(players).map(() => ({ low: 0, high: 0 })),
    senatePile: random.Shuffle(cards),
    offered: [],
    dealings: [],
    castrum: range(players).map(() => zeros(VALUES.length)),
    openProvinces: [],
    provincePile: random.Shuffle(range(PROVINCES)),
    provincesGone: [],
    forum: { values: [], owners: [] },
    openPatricians: [],
    patricianPile: random.Shuffle(range(PATRICIANS)),
    patriciansGone: [],
    latrina: zeros(players),
    scores: [],
  };
}

function newPlayer(): Player {
  return {
    unrolled: DICE,
    hand: zeros(VALUES.length),
    chips: 0,
    provinces: [],
    patricians: [],
    fortuna: zeros(TILES.length),
    drawn: [],
  };
}
