import { endPhase, phaseOfQuestions } from '../../table/asking';
import { at } from '../../table/lists';
import { clockwiseFrom } from '../../table/seats';
import { changeChips, giveBack } from '../changes';
import { factsFor, LATRINA } from '../components';
import { WHY } from '../events';
import { finalScores } from '../score';
import type { AleaTable } from '../state';

/** V. A chip for every die; nobody is asked anything. After the last round the game is over. */
export const latrina = phaseOfQuestions<AleaTable>({
  next: 'laps',
  leader: (G) => G.startPlayer,
  begin(table) {
    const { G, ctx, chronicle } = table;
    chronicle.tell('pays', LATRINA);
    for (const seat of clockwiseFrom(G.startPlayer, ctx.numPlayers)) {
      const dice = at(G.latrina, seat);
      if (dice === 0) continue;
      G.latrina[seat] = 0;
      giveBack(table, seat, LATRINA, 0, dice);
      changeChips(table, seat, dice, WHY.latrina);
    }
    if (G.round === factsFor(ctx.numPlayers).rounds) G.scores = finalScores(table);
    endPhase(G);
  },
});
