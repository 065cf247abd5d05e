import { ask, endPhase, phaseOfQuestions } from '../../table/asking';
import { at } from '../../table/lists';
import { frameworkMoves, indexBelow } from '../../table/moves';
import { giveBack } from '../changes';
import { FORUM, PATRICIANS } from '../components';
import { aleaMove } from '../moves';
import { refuse } from '../refusals';
import type { AleaTable } from '../state';

/** IV. From the left, each die on a pillar takes one of the open patricians. */
export const forumMoves = {
  takePatrician: aleaMove({
    answers: ['takePatrician'],
    args: [indexBelow<number>(PATRICIANS)],
    whyNot: (view, _seat, patrician) =>
      view.openPatricians.includes(patrician) ? null : refuse('patricianNotOpen', { patrician }),
    play(table, _seat, patrician) {
      take(table, patrician, false);
      askNext(table);
    },
  }),
};

export const forum = phaseOfQuestions<AleaTable>({
  next: 'latrina',
  leader: (G) => G.startPlayer,
  begin(table) {
    table.chronicle.tell('pays', FORUM);
    askNext(table);
  },
  moves: frameworkMoves(forumMoves),
});

/** There are as many patricians as pillars, so only the last one of a full Forum has no choice. */
function askNext(table: AleaTable): void {
  const { G, chronicle } = table;
  const [owner] = G.forum.owners;
  if (owner !== undefined) {
    const [only, ...others] = G.openPatricians;
    if (only === undefined || others.length > 0) return ask(G, 'takePatrician', owner);
    take(table, only, true);
  }
  for (const patrician of G.openPatricians) {
    G.patriciansGone.push(patrician);
    chronicle.tell('patricianLeaves', patrician);
  }
  G.openPatricians = [];
  endPhase(G);
}

/** The leftmost die pays for it. */
function take(table: AleaTable, patrician: number, forced: boolean): void {
  const { G, chronicle } = table;
  const value = G.forum.values.shift() ?? 0;
  const owner = G.forum.owners.shift() ?? 0;
  giveBack(table, owner, FORUM, value, 1);
  G.openPatricians.splice(G.openPatricians.indexOf(patrician), 1);
  at(G.players, owner).patricians.push(patrician);
  chronicle.tell('takesPatrician', owner, patrician, Number(forced));
}
