import { MOST_DRAWN, STONE_KILLS } from './components';

/** A battle in figures alone: the rules fight it, and the odds are reckoned with it. */

/** How many weapons are drawn; against an empty province none. */
export function drawsOf(attackers: number, defenders: number, weaponsInBag: number): number {
  return Math.min(MOST_DRAWN, attackers, defenders, weaponsInBag);
}

export interface Sides {
  attackers: number;
  defenders: number;
}

/** Each weapon drawn kills a legion of the other side. */
export function afterDraw({ attackers, defenders }: Sides, own: number, theirs: number): Sides {
  return { attackers: attackers - theirs, defenders: defenders - own };
}

/** How many attackers the defender's stone kills, also with no legion beside it. */
export function stoneKills(attackers: number): number {
  return Math.min(STONE_KILLS, attackers);
}

/** The main battle: equal losses until one side has none. */
export function clash({ attackers, defenders }: Sides): number {
  return Math.min(attackers, defenders);
}

/** Who is left in the end. The province is conquered if an attacker is. */
export function survivors(sides: Sides, own: number, theirs: number, stone: boolean): Sides {
  const drawn = afterDraw(sides, own, theirs);
  if (stone) drawn.attackers -= stoneKills(drawn.attackers);
  const lost = clash(drawn);
  return { attackers: drawn.attackers - lost, defenders: drawn.defenders - lost };
}
