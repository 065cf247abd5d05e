import { at, sum } from '../../table/lists';
import { cardsOf } from '../cards';
import { DICE, VALUES } from '../components';
import { isBetterRun } from '../placing/senatus';
import type { AleaState, Run } from '../state';
import { patricianGain, provinceGain, worthOf } from './gains';

/** What a seat looks at before it places dice: the same for all its candidates. */
export interface Outlook {
  readonly hand: number;
  /** Dice that the others have left, on average. */
  readonly othersDice: number;
  /** How much of the round is over, from 0 to 1. */
  readonly lateness: number;
  /** Sets in the Castrum. */
  readonly sets: number;
  /** What the open provinces and patricians are worth to the seat, the best first. */
  readonly provinces: readonly number[];
  readonly patricians: readonly number[];
}

export function outlookOf(G: AleaState, seat: number): Outlook {
  const player = at(G.players, seat);
  const cards = cardsOf(G, seat);
  let dice = 0;
  G.players.forEach(({ unrolled, hand }, other) => {
    if (other !== seat) dice += unrolled + sum(hand);
  });
  const othersDice = dice / (G.players.length - 1);
  let sets = 0;
  for (const owned of G.castrum) for (const size of owned) if (size > 0) sets += 1;
  const best = (gains: number[]): number[] => gains.sort((a, b) => b - a);
  return {
    hand: sum(player.hand),
    othersDice,
    lateness: 1 - othersDice / DICE,
    sets,
    provinces: best(G.openProvinces.map((each) => worthOf(provinceGain(player, each, cards)))),
    patricians: best(G.openPatricians.map((each) => worthOf(patricianGain(player, each, cards)))),
  };
}

/** How many runs of the others are better than this one. */
export function runsAbove({ senatus }: AleaState, seat: number, run: Run): number {
  let above = 0;
  for (let other = 0; other < senatus.length; other++) {
    if (other !== seat && isBetterRun(at(senatus, other), run)) above += 1;
  }
  return above;
}

/** How many sets would be paid before this one of the seat. */
export function setsAbove(
  { castrum }: AleaState,
  seat: number,
  value: number,
  size: number,
): number {
  let above = 0;
  for (let other = 0; other < castrum.length; other++) {
    for (const each of VALUES) {
      const lies = at(at(castrum, other), each - 1);
      if (other === seat && each === value) continue;
      if (lies > size || (lies === size && each > value)) above += 1;
    }
  }
  return above;
}
