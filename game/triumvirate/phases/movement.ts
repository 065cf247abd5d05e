import { ask } from '../../table/asking';
import { add, at } from '../../table/lists';
import { indexBelow, whole } from '../../table/moves';
import type { Refusal } from '../../table/refusal';
import { collectGold, placeOfficials } from '../changes';
import { PROVINCES, type Province } from '../components';
import { WHY } from '../events';
import { NO_WAY, stepCost } from '../map';
import { triumvirateMove } from '../moves';
import { refuse } from '../refusals';
import { officialsAt } from '../standing';
import { NONE, type TriumvirateTable, type TriumvirateView } from '../state';

/** II. Step by step, up to 4 points: where to, and which legions and officials of the province left go along. */
export const movementMoves = {
  march: triumvirateMove({
    answers: ['march'],
    args: [indexBelow<Province>(PROVINCES.length), whole, whole],
    whyNot(view, seat, province, legions, officials) {
      const owner = at(view.owner, province);
      if (owner === NONE) return refuse('notInPlay', { province });
      if (owner !== seat) return refuse('notOwn', { province, owner });
      return whyNoStep(view, seat, province, legions, officials);
    },
    play(table, seat, province, legions, officials) {
      const { G, chronicle } = table;
      const player = at(G.players, seat);
      const from = player.stone;
      const points = stepCost(from, province, legions > 0);
      chronicle.tell('marched', seat, from, province, legions, officials, points);
      setOut(table, seat, officials, points);
      add(G.legions, from, -legions);
      add(G.legions, province, legions);
      player.stone = province;
      collectGold(table, seat, WHY.collected);
      ask(G, 'march', seat);
    },
  }),

  /**
   * Officials where the stone stands: so many are set down under the governor, the others are with the stone. Who has
   * taken some up does not set any down again before the next step: nothing is lost by it, as setting down first and
   * taking up then leads everywhere, and no turn goes on for ever.
   */
  placeOfficials: triumvirateMove({
    answers: ['march'],
    args: [whole],
    whyNot(view, seat, setDown) {
      const there = officialsAt(view, seat);
      if (setDown > there) return refuse('tooFewOfficials', { there, given: setDown });
      const before = at(view.officials, at(view.players, seat).stone);
      if (setDown === before) return refuse('officialsUnchanged', { setDown });
      return setDown > before && view.takenUp ? refuse('takenUpHere') : null;
    },
    play(table, seat, setDown) {
      const { G, chronicle } = table;
      const player = at(G.players, seat);
      if (setDown < at(G.officials, player.stone)) G.takenUp = true;
      const carried = officialsAt(G, seat) - setDown;
      chronicle.tell('officialsPlaced', seat, player.stone, setDown, carried);
      placeOfficials(table, seat, setDown);
      ask(G, 'march', seat);
    },
  }),
};

/** What a march and an attack have in common. */
export function whyNoStep(
  view: TriumvirateView,
  seat: number,
  province: number,
  legions: number,
  officials: number,
): Refusal | null {
  const { stone } = at(view.players, seat);
  if (stone === province) return refuse('alreadyThere', { province });
  const needed = stepCost(stone, province, legions > 0);
  if (needed === NO_WAY) return refuse('noWay', { from: stone, province });
  const there = at(view.legions, stone);
  if (legions > there) return refuse('tooFewLegions', { province: stone, there, given: legions });
  const { points } = view;
  if (needed > points) return refuse('tooFar', { needed, points, legions });
  const present = officialsAt(view, seat);
  return officials > present
    ? refuse('tooFewOfficials', { there: present, given: officials })
    : null;
}

/** The stone leaves with so many officials; those left behind count as set down. */
export function setOut(
  table: TriumvirateTable,
  seat: number,
  officials: number,
  points: number,
): void {
  const { G } = table;
  placeOfficials(table, seat, officialsAt(G, seat) - officials);
  G.points -= points;
  G.takenUp = false;
}
