import { ask, endPhase, phaseOfQuestions } from '../../table/asking';
import { at } from '../../table/lists';
import { frameworkMoves, indexBelow, whole } from '../../table/moves';
import { nextSeat } from '../../table/seats';
import { changeFamine, changeMoney, gainToken, uprightOf } from '../changes';
import { EVENT_FACTS, SENATORS, VIRTUES, type Virtue } from '../components';
import { WHY } from '../events';
import { ownPurse, syllaMove } from '../moves';
import { refuse } from '../refusals';
import { NONE, NOT_NAMED, PASSED, type SyllaTable, type SyllaView } from '../state';

/** I. The old Consul names a number of votes, then each other player once passes or names more. */
export const firstConsulMoves = {
  nameVotes: syllaMove({
    answers: ['votes'],
    args: [whole],
    whyNot(view, seat, votes) {
      const least = leastVotes(view);
      if (votes < least) return refuse('votesTooLow', { least });
      const most = mostVotes(view, seat);
      return votes > most ? refuse('votesTooHigh', { most }) : null;
    },
    play(table, seat, votes) {
      const { election } = table.G;
      election.votes[seat] = votes;
      election.best = votes;
      election.leader = seat;
      table.chronicle.tell('votesOffered', seat, votes);
      askNextAfter(table, seat);
    },
  }),

  passVotes: syllaMove({
    answers: ['votes'],
    args: [],
    // His pass is to name no votes at all.
    whyNot: (view, seat) => (seat === view.consul ? refuse('oldConsulCannotPass') : null),
    play(table, seat) {
      table.G.election.votes[seat] = PASSED;
      table.chronicle.tell('votesPassed', seat);
      askNextAfter(table, seat);
    },
  }),

  takeConsulToken: syllaMove({
    answers: ['consulToken'],
    args: [indexBelow<Virtue>(VIRTUES.length)],
    whyNot: () => null,
    play(table, seat, virtue) {
      gainToken(table, seat, virtue, WHY.consulship);
      raiseFamine(table);
      endPhase(table.G);
    },
  }),
};

export const firstConsul = phaseOfQuestions<SyllaTable>({
  next: 'recruitment',
  leader: (G) => G.consul,
  begin({ G }) {
    G.election.votes.fill(NOT_NAMED);
    G.election.best = NONE;
    G.election.leader = NONE;
    ask(G, 'votes', G.consul);
  },
  moves: frameworkMoves(firstConsulMoves),
});

/** One more than the best so far; 0 for the old Consul, who speaks first. */
export function leastVotes({ election }: SyllaView): number {
  return election.best + 1;
}

export function mostVotes(view: SyllaView, seat: number): number {
  return uprightOf(at(view.players, seat), SENATORS) + ownPurse(view, seat).money;
}

function askNextAfter(table: SyllaTable, seat: number): void {
  const { G, ctx } = table;
  const next = nextSeat(seat, ctx.numPlayers);
  if (next === G.consul) elect(table);
  else ask(G, 'votes', next);
}

function elect(table: SyllaTable): void {
  const { G, chronicle } = table;
  const { leader, best } = G.election;
  const own = uprightOf(at(G.players, leader), SENATORS);
  chronicle.tell('elected', leader, best);
  changeMoney(table, leader, -Math.max(0, best - own), WHY.consulship);
  G.consul = leader;
  ask(G, 'consulToken', leader);
}

function raiseFamine(table: SyllaTable): void {
  let symbols = 0;
  for (const event of table.G.events) symbols += at(EVENT_FACTS, event).famine;
  changeFamine(table, symbols, WHY.openEvents);
}
