import { at } from '../table/lists';
import { PROVINCES } from './components';
import { stepCost } from './map';
import { provincesOf } from './standing';
import { NONE, type TriumvirateView } from './state';

/** How far a stone comes with the points left. */
export interface Reach {
  /** Most points left on arrival, by the cheapest way; NONE if the stone does not get there. */
  points: number;
  /** Most legions that arrive with the stone, by whatever way brings most. */
  legions: number;
}

/**
 * By province, for a stone with so many points. The way leads through own provinces, taking legions up and leaving them
 * behind as suits; a rival's province is its end, where the attack would be made. What battles might open is not
 * foreseen, and the province where the stone stands is reached with all points.
 */
export function reach(view: TriumvirateView, seat: number, points: number): Reach[] {
  const { stone } = at(view.players, seat);
  const legions = [...view.legions];
  const open = PROVINCES.filter((province) => {
    const owner = at(view.owner, province);
    return owner !== NONE && (owner === seat || provincesOf(view, owner) > 1);
  });
  const found = PROVINCES.map((): Reach => ({ points: NONE, legions: 0 }));
  const arrive = (province: number, left: number, brought: number): void => {
    const best = at(found, province);
    best.points = Math.max(best.points, left);
    best.legions = Math.max(best.legions, brought);
  };

  const step = (from: number, to: number, left: number, withLegions: boolean): void => {
    const brought = withLegions ? at(legions, from) : 0;
    arrive(to, left, brought);
    if (view.owner[to] !== seat) return;
    const [here, there] = [at(legions, from), at(legions, to)];
    legions[from] = here - brought;
    legions[to] = there + brought;
    walk(to, left);
    legions[from] = here;
    legions[to] = there;
  };

  const walk = (from: number, left: number): void => {
    for (const to of open) {
      const alone = left - stepCost(from, to, false);
      const laden = left - stepCost(from, to, true);
      const army = at(legions, from) > 0;
      if (army && laden >= 0) step(from, to, laden, true);
      // Going alone is worth a look only where it is cheaper, or where there is nobody to take along.
      if (view.owner[to] === seat && alone >= 0 && (!army || alone > laden))
        step(from, to, alone, false);
    }
  };

  arrive(stone, points, at(legions, stone));
  walk(stone, points);
  return found;
}
