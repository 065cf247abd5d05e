import { ask } from '../../table/asking';
import { add, at, sum, zeros } from '../../table/lists';
import { indexBelow, whole } from '../../table/moves';
import { changeLegions, changeWeapons } from '../changes';
import { COLOURS, PROVINCES, type Province } from '../components';
import { WHY } from '../events';
import { afterDraw, clash, drawsOf, stoneKills } from '../fight';
import { stepCost } from '../map';
import { triumvirateMove } from '../moves';
import { refuse } from '../refusals';
import { provincesOf } from '../standing';
import { NONE, type TriumvirateTable } from '../state';
import { conquer } from './conquest';
import { setOut, whyNoStep } from './movement';

/** II. A step into a rival's province is an attack. */
export const battleMoves = {
  attack: triumvirateMove({
    answers: ['march'],
    final: true,
    args: [indexBelow<Province>(PROVINCES.length), whole, whole],
    whyNot(view, seat, province, legions, officials) {
      const rival = at(view.owner, province);
      if (rival === NONE) return refuse('notInPlay', { province });
      if (rival === seat) return refuse('ownProvince', { province });
      if (provincesOf(view, rival) === 1) return refuse('lastProvince', { rival });
      if (legions === 0) return refuse('attackNeedsLegion');
      return whyNoStep(view, seat, province, legions, officials);
    },
    play(table, seat, province, legions, officials) {
      const { G, chronicle } = table;
      const rival = at(G.owner, province);
      const from = at(G.players, seat).stone;
      const defenders = at(G.legions, province);
      const points = stepCost(from, province, true);
      chronicle.tell(
        'attacked',
        seat,
        rival,
        from,
        province,
        legions,
        defenders,
        officials,
        points,
      );
      setOut(table, seat, officials, points);
      const left = battle(table, seat, from, province, legions);
      if (left > 0) return conquer(table, seat, from, province, left);
      // Stone and officials are back where the attack came from; the points are spent.
      chronicle.tell('repelled', seat, rival, from, province);
      ask(G, 'march', seat);
    },
  }),
};

/** The attackers that are left. Until the battle is won they stand where they came from, and die there. */
function battle(
  table: TriumvirateTable,
  seat: number,
  from: number,
  province: number,
  legions: number,
): number {
  const { G, chronicle } = table;
  const rival = at(G.owner, province);
  const before = { attackers: legions, defenders: at(G.legions, province) };

  const drawn = draw(table, drawsOf(legions, before.defenders, sum(G.bag)));
  const own = at(drawn, seat);
  const theirs = at(drawn, rival);
  const sides = afterDraw(before, own, theirs);
  changeLegions(table, province, -own, WHY.drawn);
  changeLegions(table, from, -theirs, WHY.drawn);
  changeWeapons(table, seat, -own, WHY.drawn);
  changeWeapons(table, rival, -theirs, WHY.drawn);

  if (at(G.players, rival).stone === province) {
    const killed = stoneKills(sides.attackers);
    chronicle.tell('stoneDefends', rival, killed);
    changeLegions(table, from, -killed, WHY.stone);
    sides.attackers -= killed;
  }

  const lost = clash(sides);
  changeLegions(table, from, -lost, WHY.battle);
  changeLegions(table, province, -lost, WHY.battle);
  return sides.attackers - lost;
}

/** Weapons drawn from the bag, by colour. They are still in it: only those of the two sides leave it. */
function draw({ G, random, chronicle }: TriumvirateTable, count: number): number[] {
  const drawn = zeros(COLOURS.length);
  let left = sum(G.bag);
  for (let i = 0; i < count; i++, left--) {
    let weapon = random.Die(left);
    for (const colour of COLOURS) {
      weapon -= at(G.bag, colour) - at(drawn, colour);
      if (weapon > 0) continue;
      add(drawn, colour, 1);
      break;
    }
  }
  for (const colour of COLOURS) {
    if (at(drawn, colour) > 0) chronicle.tell('drawn', colour, at(drawn, colour));
  }
  return drawn;
}
