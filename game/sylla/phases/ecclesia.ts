import { endPhase, phaseOfQuestions } from '../../table/asking';
import { changeMoney, changePrestige } from '../changes';
import { PRESTIGE_PER_FREED_SLAVE, PRICE_OF_FREEDOM } from '../components';
import { WHY } from '../events';
import { score } from '../score';
import type { SyllaTable } from '../state';

/** After the last turn: Christians, freed Slaves, tokens. Money is worth nothing else, so Slaves are freed unasked. */
export const ecclesia = phaseOfQuestions<SyllaTable>({
  leader: (G) => G.consul,
  begin(table) {
    const { G, chronicle } = table;
    chronicle.tell('ecclesia');
    const scores = G.players.map((_, seat) => score(G, seat));
    scores.forEach(({ christians }, seat) => {
      changePrestige(table, seat, christians, WHY.christians);
    });
    scores.forEach(({ freedSlaves }, seat) => {
      const freed = (freedSlaves ?? 0) / PRESTIGE_PER_FREED_SLAVE;
      if (freed === 0) return;
      chronicle.tell('slavesFreed', seat, freed);
      changeMoney(table, seat, -freed * PRICE_OF_FREEDOM, WHY.freedSlaves);
      changePrestige(table, seat, freed * PRESTIGE_PER_FREED_SLAVE, WHY.freedSlaves);
    });
    scores.forEach(({ tokens }, seat) => {
      for (const prestige of tokens ?? []) changePrestige(table, seat, prestige, WHY.tokens);
    });
    G.scores = scores;
    endPhase(G);
  },
});
