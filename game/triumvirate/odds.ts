import { add, at, sum, zeros } from '../table/lists';
import { drawsOf, type Sides, survivors } from './fight';
import type { TriumvirateView } from './state';

/** The exact odds of a battle. Everybody may reckon them: the bag is public. */

export interface Odds {
  /** The chance that the province is conquered. */
  readonly conquest: number;
  /** The chance to lose 0, 1, 2, … legions, and that the defender does. */
  readonly attackersLost: readonly number[];
  readonly defendersLost: readonly number[];
}

/** Weapons in the bag: the attacker's, the defender's, and those that do not count. */
export interface Bag {
  readonly own: number;
  readonly theirs: number;
  readonly others: number;
}

/** How a draw can come out: weapons of both sides, and in how many ways. Whole numbers, so that 1 is really certain. */
export interface Draw {
  readonly own: number;
  readonly theirs: number;
  readonly ways: number;
}

/** All draws of so many weapons: a hypergeometric distribution. */
export function drawsFrom({ own, theirs, others }: Bag, count: number): Draw[] {
  const draws: Draw[] = [];
  for (let a = 0; a <= Math.min(own, count); a++) {
    for (let d = 0; d <= Math.min(theirs, count - a); d++) {
      const ways = choose(own, a) * choose(theirs, d) * choose(others, count - a - d);
      if (ways > 0) draws.push({ own: a, theirs: d, ways });
    }
  }
  return draws;
}

function choose(things: number, taken: number): number {
  if (taken > things) return 0;
  let ways = 1;
  for (let i = 1; i <= taken; i++) ways = (ways * (things - taken + i)) / i;
  return ways;
}

export function battleOdds(sides: Sides, stone: boolean, bag: Bag): Odds {
  const attackersLost = zeros(sides.attackers + 1);
  const defendersLost = zeros(sides.defenders + 1);
  let all = 0;
  let conquests = 0;
  const inBag = bag.own + bag.theirs + bag.others;
  for (const draw of drawsFrom(bag, drawsOf(sides.attackers, sides.defenders, inBag))) {
    const left = survivors(sides, draw.own, draw.theirs, stone);
    add(attackersLost, sides.attackers - left.attackers, draw.ways);
    add(defendersLost, sides.defenders - left.defenders, draw.ways);
    if (left.attackers > 0) conquests += draw.ways;
    all += draw.ways;
  }
  const chance = (ways: number): number => ways / all;
  return {
    conquest: chance(conquests),
    attackersLost: attackersLost.map(chance),
    defendersLost: defendersLost.map(chance),
  };
}

export function bagOf({ bag }: Pick<TriumvirateView, 'bag'>, seat: number, rival: number): Bag {
  const own = at(bag, seat);
  const theirs = at(bag, rival);
  return { own, theirs, others: sum(bag) - own - theirs };
}

/** The odds of an attack of a seat on a rival's province with so many legions, whether it can get there or not. */
export function attackOdds(
  view: TriumvirateView,
  seat: number,
  province: number,
  legions: number,
): Odds {
  const rival = at(view.owner, province);
  const sides = { attackers: legions, defenders: at(view.legions, province) };
  return battleOdds(sides, at(view.players, rival).stone === province, bagOf(view, seat, rival));
}
