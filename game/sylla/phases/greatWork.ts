import { ask, EVERYBODY, endPhase, phaseOfQuestions } from '../../table/asking';
import { at } from '../../table/lists';
import { flag, frameworkMoves, whole } from '../../table/moves';
import { clockwiseFrom } from '../../table/seats';
import { changeFamine, changeMoney, changePrestige, moveMarker, uprightOf } from '../changes';
import { SENATORS, VOTES_PER_PLEBEIAN_PRESTIGE, WORK_FACTS } from '../components';
import { WHY } from '../events';
import { ownPurse, syllaMove } from '../moves';
import { refuse } from '../refusals';
import { NONE, type SyllaTable } from '../state';

/** VI. All at once, in secret: some deniers, and thumb up for the Work or down for the Plebeians. */
export const greatWorkMoves = {
  stake: syllaMove({
    answers: ['stake'],
    secret: true,
    atOnce: true,
    args: [whole, flag],
    whyNot(view, seat, deniers) {
      const { money } = ownPurse(view, seat);
      return deniers > money ? refuse('stakeTooHigh', { money }) : null;
    },
    play(table, seat, deniers, build) {
      const { players } = table.G;
      const player = at(players, seat);
      player.stake = deniers;
      player.build = build;
      player.decided = true;
      table.chronicle.tell('decided', seat);
      if (players.every(({ decided }) => decided)) reveal(table);
    },
  }),
};

export const greatWork = phaseOfQuestions<SyllaTable>({
  next: 'famineAndCrisis',
  leader: (G) => G.consul,
  simultaneous: true,
  begin({ G, chronicle }) {
    G.work = G.worksAhead.shift() ?? NONE;
    chronicle.tell('workBegins', G.work);
    if (G.worksAhead.length > 0) chronicle.tell('workAhead', at(G.worksAhead, 0));
    ask(G, 'stake', EVERYBODY);
  },
  moves: frameworkMoves(greatWorkMoves),
});

function reveal(table: SyllaTable): void {
  const { G, ctx, chronicle } = table;
  const order = clockwiseFrom(G.consul, ctx.numPlayers);
  const votes = G.players.map((player) => uprightOf(player, SENATORS) + player.stake);
  for (const seat of order) {
    const { stake, build } = at(G.players, seat);
    chronicle.tell('staked', seat, stake, at(votes, seat), Number(build));
    changeMoney(table, seat, -stake, WHY.greatWork);
  }
  for (const seat of order) {
    if (at(G.players, seat).build) continue;
    const prestige = Math.floor(at(votes, seat) / VOTES_PER_PLEBEIAN_PRESTIGE);
    changePrestige(table, seat, prestige, WHY.plebeians);
  }
  const buildersVotes = votes.map((count, seat) => (at(G.players, seat).build ? count : 0));
  rewardBuilders(table, buildersVotes);
  benefit(table, buildersVotes);

  G.worksDone.push(G.work);
  G.work = NONE;
  for (const player of G.players) {
    player.stake = 0;
    player.build = false;
    player.decided = false;
  }
  endPhase(G);
}

/** Only builders are ranked, and it takes a vote to rank; who ties shares the better place. */
function rewardBuilders(table: SyllaTable, votes: readonly number[]): void {
  const { G, ctx } = table;
  const { rewards } = at(WORK_FACTS, G.work);
  for (const seat of clockwiseFrom(G.consul, ctx.numPlayers)) {
    const own = at(votes, seat);
    if (own === 0) continue;
    const prestige =
      'places' in rewards
        ? rewards.places[votes.filter((other) => other > own).length]
        : rewards.votes.find(({ least }) => own >= least)?.prestige;
    changePrestige(table, seat, prestige ?? 0, WHY.greatWork);
  }
}

/** What all builders do for the Res Publica together. */
function benefit(table: SyllaTable, votes: readonly number[]): void {
  const { G, chronicle } = table;
  const together = votes.reduce((total, own) => total + own, 0);
  chronicle.tell('worked', G.work, together);
  const { benefit: gain } = at(WORK_FACTS, G.work);
  if (!gain) return;
  const steps = Math.floor(together / gain.votes);
  if (gain.raises === 'famineDown') changeFamine(table, -steps, WHY.greatWork);
  else moveMarker(table, gain.raises, steps, WHY.greatWork);
}
