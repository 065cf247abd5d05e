import { ask, endPhase, phaseOfQuestions } from '../../table/asking';
import { at, range } from '../../table/lists';
import { frameworkMoves, indexBelow } from '../../table/moves';
import { giveBack, leaveUnrewarded } from '../changes';
import { CARDS, CARDS_OFFERED, factsFor, SENATUS } from '../components';
import { aleaMove } from '../moves';
import { isBetterRun, lengthOf } from '../placing/senatus';
import { refuse } from '../refusals';
import type { AleaState, AleaTable, Dealing } from '../state';

/** II. The best run looks at three cards and keeps one; the next may choose from what is left. */
export const senatusMoves = {
  keepCard: aleaMove({
    answers: ['keepCard'],
    secret: true,
    args: [indexBelow<number>(CARDS)],
    whyNot: (view, _seat, card) =>
      view.offered.includes(card) ? null : refuse('notOffered', { card }),
    play(table, seat, card) {
      const { G } = table;
      const dealing = dealingNow(G);
      keep(table, seat, card, false);
      if (dealing.cards.length === 1) dealing.passedOn = [...G.offered];
      offerToNext(table);
    },
  }),
};

export const senatus = phaseOfQuestions<AleaTable>({
  next: 'castrum',
  leader: (G) => G.startPlayer,
  begin(table) {
    const { G, ctx, chronicle } = table;
    chronicle.tell('pays', SENATUS);
    const ranked = rankedRuns(G);
    if (ranked.length === 0) return endPhase(G);
    const { rewarded } = factsFor(ctx.numPlayers);
    G.dealings.push({ seats: ranked.slice(0, rewarded), cards: [], passedOn: [] });
    // The order in which the cards lay in the pile stays nobody's knowledge.
    G.offered = G.senatePile.splice(-CARDS_OFFERED).sort((a, b) => a - b);
    offerToNext(table);
  },
  moves: frameworkMoves(senatusMoves),
});

/** The seats that have a run, the best first. No two runs are equal. */
function rankedRuns({ senatus: runs }: AleaState): number[] {
  return range(runs.length)
    .filter((seat) => lengthOf(at(runs, seat)) > 0)
    .sort((a, b) => (isBetterRun(at(runs, a), at(runs, b)) ? -1 : 1));
}

function dealingNow({ dealings }: AleaState): Dealing {
  return at(dealings, dealings.length - 1);
}

function offerToNext(table: AleaTable): void {
  const { G, chronicle } = table;
  const { seats, cards } = dealingNow(G);
  const seat = seats[cards.length];
  if (seat === undefined) return close(table);
  giveBack(table, seat, SENATUS, 0, removeRun(G, seat));
  chronicle.tell('looksAtCards', seat, G.offered.length);
  const [only, ...others] = G.offered;
  if (only === undefined || others.length > 0) return ask(G, 'keepCard', seat);
  keep(table, seat, only, true);
  close(table);
}

function keep({ G, chronicle }: AleaTable, seat: number, card: number, forced: boolean): void {
  G.offered = G.offered.filter((offered) => offered !== card);
  dealingNow(G).cards.push(card);
  chronicle.tell('keepsCard', seat, Number(forced));
}

function close(table: AleaTable): void {
  const { G, chronicle } = table;
  if (G.offered.length > 0) chronicle.tell('underThePile', G.offered.length);
  dealingNow(G).cards.push(...G.offered);
  G.offered = [];
  for (const seat of rankedRuns(G)) {
    leaveUnrewarded(table, seat, SENATUS, 0, removeRun(G, seat));
  }
  endPhase(G);
}

/** How many dice that were. */
function removeRun(G: AleaState, seat: number): number {
  const dice = lengthOf(at(G.senatus, seat));
  G.senatus[seat] = { low: 0, high: 0 };
  return dice;
}
