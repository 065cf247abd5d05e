import { endPhase, phaseOfQuestions } from '../../table/asking';
import { at } from '../../table/lists';
import { clockwiseFrom } from '../../table/seats';
import { changePrestige } from '../changes';
import {
  CRISIS_SQUARE,
  CRISIS_SWING,
  FIELD,
  FIELD_HARVEST,
  TURNS,
  VIRTUES,
  type Virtue,
} from '../components';
import { dealCharacters, layOutBuildings, turnAllUpright } from '../deal';
import { WHY } from '../events';
import type { SyllaTable } from '../state';

/** VII. Nobody is asked anything: hunger, crises, and the table is laid for the next turn. */
export const famineAndCrisis = phaseOfQuestions<SyllaTable>({
  next: ({ G }) => (G.worksDone.length === TURNS ? 'ecclesia' : 'firstConsul'),
  leader: (G) => G.consul,
  begin(table) {
    const { G } = table;
    starve(table);
    for (const virtue of VIRTUES) {
      if (G.ladder[virtue] === CRISIS_SQUARE) settleCrisis(table, virtue);
    }
    if (G.worksDone.length < TURNS) layForNextTurn(table);
    endPhase(G);
  },
});

function starve(table: SyllaTable): void {
  const { G, ctx } = table;
  for (const seat of clockwiseFrom(G.consul, ctx.numPlayers)) {
    const fields = at(at(G.players, seat).buildings, FIELD);
    changePrestige(table, seat, -Math.max(0, G.famine - FIELD_HARVEST * fields), WHY.famine);
  }
}

/** All show their tokens of this virtue: those with most gain, then those with fewest lose. */
function settleCrisis(table: SyllaTable, virtue: Virtue): void {
  const { G, ctx, chronicle } = table;
  const order = clockwiseFrom(G.consul, ctx.numPlayers);
  const tokens = G.players.map(({ purse }) => at(purse.tokens, virtue));
  const most = Math.max(...tokens);
  const fewest = Math.min(...tokens);
  chronicle.tell('crisis', virtue);
  for (const seat of order) chronicle.tell('showsTokens', seat, virtue, at(tokens, seat));
  for (const seat of order) {
    if (at(tokens, seat) === most && most !== fewest)
      changePrestige(table, seat, CRISIS_SWING, WHY.crisis);
  }
  for (const seat of order) {
    if (at(tokens, seat) === fewest && most !== fewest)
      changePrestige(table, seat, -CRISIS_SWING, WHY.crisis);
  }
}

function layForNextTurn(table: SyllaTable): void {
  const { G, chronicle } = table;
  G.turn += 1;
  chronicle.tell('turnBegins', G.turn);
  turnAllUpright(table);
  dealCharacters(table);
  layOutBuildings(table);
}
