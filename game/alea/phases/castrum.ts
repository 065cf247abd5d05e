import { ask, endPhase, phaseOfQuestions } from '../../table/asking';
import { at } from '../../table/lists';
import { frameworkMoves, indexBelow } from '../../table/moves';
import { giveBack, leaveUnrewarded } from '../changes';
import { CASTRUM, PROVINCES, VALUES } from '../components';
import { countOf } from '../dice';
import { aleaMove } from '../moves';
import { refuse } from '../refusals';
import type { AleaState, AleaTable } from '../state';

/** III. From the largest set to the smallest, its owner takes one of the open provinces. */
export const castrumMoves = {
  takeProvince: aleaMove({
    answers: ['takeProvince'],
    args: [indexBelow<number>(PROVINCES)],
    whyNot: (view, _seat, province) =>
      view.openProvinces.includes(province) ? null : refuse('provinceNotOpen', { province }),
    play(table, _seat, province) {
      take(table, province, false);
      askNext(table);
    },
  }),
};

export const castrum = phaseOfQuestions<AleaTable>({
  next: 'forum',
  leader: (G) => G.startPlayer,
  begin(table) {
    table.chronicle.tell('pays', CASTRUM);
    askNext(table);
  },
  moves: frameworkMoves(castrumMoves),
});

interface SetOfDice {
  readonly seat: number;
  readonly value: number;
  readonly size: number;
}

/** The largest set; of equally large ones the higher. No two are equal in both. */
function bestSet({ castrum: sets }: AleaState): SetOfDice | undefined {
  let best: SetOfDice | undefined;
  for (const value of VALUES) {
    for (let seat = 0; seat < sets.length; seat++) {
      const size = countOf(at(sets, seat), value);
      if (size > 0 && (!best || size >= best.size)) best = { seat, value, size };
    }
  }
  return best;
}

function askNext(table: AleaTable): void {
  const { G } = table;
  for (let set = bestSet(G); set; set = bestSet(G)) {
    const [only, ...others] = G.openProvinces;
    if (only === undefined) leaveSet(table, set);
    else if (others.length > 0) return ask(G, 'takeProvince', set.seat);
    else take(table, only, true);
  }
  for (const province of G.openProvinces) {
    G.provincesGone.push(province);
    table.chronicle.tell('provinceLeaves', province);
  }
  G.openProvinces = [];
  endPhase(G);
}

/** The best set pays for it. */
function take(table: AleaTable, province: number, forced: boolean): void {
  const { G, chronicle } = table;
  const set = bestSet(G);
  if (!set) throw new Error('no set lies in the Castrum');
  const { seat, value, size } = set;
  at(G.castrum, seat)[value - 1] = 0;
  giveBack(table, seat, CASTRUM, value, size);
  G.openProvinces.splice(G.openProvinces.indexOf(province), 1);
  at(G.players, seat).provinces.push(province);
  chronicle.tell('takesProvince', seat, province, Number(forced));
}

function leaveSet(table: AleaTable, { seat, value, size }: SetOfDice): void {
  at(table.G.castrum, seat)[value - 1] = 0;
  leaveUnrewarded(table, seat, CASTRUM, value, size);
}
