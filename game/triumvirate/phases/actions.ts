import { ask } from '../../table/asking';
import { at } from '../../table/lists';
import { indexBelow, whole } from '../../table/moves';
import type { Refusal } from '../../table/refusal';
import { canImproveIn, citizenPrice, improvePrice, weaponsPrice } from '../actionCosts';
import { changeCitizens, changeCompetence, changeGold, changeWeapons } from '../changes';
import {
  COMPETENCES,
  type Competence,
  FORGED_WEAPONS,
  HIGHEST_COMPETENCE,
  MILITARY,
  MOST_ACTIONS,
  POLITICAL,
} from '../components';
import { WHY } from '../events';
import { typeOf } from '../map';
import { triumvirateMove } from '../moves';
import { refuse } from '../refusals';
import { hasWon } from '../standing';
import type { TriumvirateTable, TriumvirateView } from '../state';

/** III. Up to three actions by the type of the stone's province; the first one ends movement. */
const ACTING = ['march', 'actions'] as const;

export const actionMoves = {
  improve: triumvirateMove({
    answers: ACTING,
    args: [indexBelow<Competence>(COMPETENCES.length)],
    whyNot(view, seat, competence) {
      const { stone, competences } = at(view.players, seat);
      if (!canImproveIn(stone, competence)) return wrongPlace(stone);
      if (at(competences, competence) === HIGHEST_COMPETENCE)
        return refuse('highest', { competence });
      return whyNotPaid(view, seat, improvePrice(view));
    },
    play(table, seat, competence) {
      pay(table, seat, improvePrice(table.G));
      changeCompetence(table, seat, competence, 1, WHY.action);
      goOn(table, seat);
    },
  }),

  winCitizen: triumvirateMove({
    answers: ACTING,
    args: [],
    whyNot(view, seat) {
      const { stone } = at(view.players, seat);
      if (typeOf(stone) !== POLITICAL) return wrongPlace(stone);
      if (view.neutral === 0) return refuse('noNeutralCitizen');
      return whyNotPaid(view, seat, citizenPrice(view, seat));
    },
    play(table, seat) {
      pay(table, seat, citizenPrice(table.G, seat));
      changeCitizens(table, seat, 1, WHY.action);
      goOn(table, seat);
    },
  }),

  /** A rival's citizen becomes neutral; there may be neutral ones already. */
  unseatCitizen: triumvirateMove({
    answers: ACTING,
    args: [whole],
    whyNot(view, seat, rival) {
      const { stone } = at(view.players, seat);
      if (typeOf(stone) !== POLITICAL) return wrongPlace(stone);
      if (rival === seat || rival >= view.players.length)
        return refuse('notARival', { seat: rival });
      if (at(view.players, rival).citizens === 0) return refuse('noCitizen', { rival });
      return whyNotPaid(view, seat, citizenPrice(view, seat));
    },
    play(table, seat, rival) {
      pay(table, seat, citizenPrice(table.G, seat));
      changeCitizens(table, rival, -1, WHY.action);
      goOn(table, seat);
    },
  }),

  /** With a single weapon left in stock it is one, at the full price. */
  forgeWeapons: triumvirateMove({
    answers: ACTING,
    args: [],
    whyNot(view, seat) {
      const { stone, weapons } = at(view.players, seat);
      if (typeOf(stone) !== MILITARY) return wrongPlace(stone);
      if (weapons === 0) return refuse('noWeapon');
      return whyNotPaid(view, seat, weaponsPrice(view, seat));
    },
    play(table, seat) {
      pay(table, seat, weaponsPrice(table.G, seat));
      changeWeapons(table, seat, FORGED_WEAPONS, WHY.action);
      goOn(table, seat);
    },
  }),
};

function wrongPlace(province: number): Refusal {
  return refuse('wrongPlace', { province, type: typeOf(province) });
}

function whyNotPaid(view: TriumvirateView, seat: number, needed: number): Refusal | null {
  if (view.actions === MOST_ACTIONS) return refuse('noActionLeft', { most: MOST_ACTIONS });
  const { gold } = at(view.players, seat);
  return needed > gold ? refuse('tooPoor', { needed, gold }) : null;
}

function pay(table: TriumvirateTable, seat: number, price: number): void {
  const { G, chronicle } = table;
  G.actions += 1;
  chronicle.tell('acted', seat, G.actions, price);
  changeGold(table, seat, -price, WHY.action);
}

function goOn(table: TriumvirateTable, seat: number): void {
  if (!hasWon(table, seat)) ask(table.G, 'actions', seat);
}
