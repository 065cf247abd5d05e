import { zeros } from '../table/lists';
import { MOVEMENT_POINTS, PROVINCES, ROME_GIVES } from './components';
import { claims, production, type Supply } from './production';
import type { Decision, TriumvirateView } from './state';

/** What a seat has to use in its next turn, or in the rest of the one that runs. */
export interface Prospect {
  readonly points: number;
  /** Actions already done. */
  readonly actions: number;
  /** Supply still to come: of Rome, and by province. */
  readonly rome: number;
  readonly gold: readonly number[];
  readonly legions: readonly number[];
  /** The turn ends with the election. */
  readonly lastOfYear: boolean;
}

const NO_SUPPLY = zeros(PROVINCES.length);

/** The questions of supply, each with what is still to be handed out when it is asked. */
const TO_COME: Partial<Record<Decision, { rome: number; gold: boolean }>> = {
  rome: { rome: ROME_GIVES, gold: true },
  spreadGold: { rome: 0, gold: true },
  spreadLegions: { rome: 0, gold: false },
};

/** A table on which the others do nothing until this seat's turn; an election before it is not foreseen. */
export function prospectOf(view: TriumvirateView, seat: number): Prospect {
  const { asked, active, players } = view;
  const turnsBefore = (seat - active + players.length) % players.length;
  const lastOfYear = view.calendar - turnsBefore === 1;
  if (turnsBefore > 0 || asked.what === 'consul') {
    const coming = production(view);
    const own = (kind: keyof Supply): number[] =>
      coming.map((supply, province) => (view.owner[province] === seat ? supply[kind] : 0));
    return {
      points: MOVEMENT_POINTS,
      actions: 0,
      rome: ROME_GIVES,
      gold: own('gold'),
      legions: own('legions'),
      lastOfYear,
    };
  }
  const toCome = TO_COME[asked.what];
  return {
    points: asked.what === 'actions' ? 0 : view.points,
    actions: view.actions,
    rome: toCome?.rome ?? 0,
    gold: toCome?.gold ? claims(view, seat, 'gold') : NO_SUPPLY,
    legions: toCome ? claims(view, seat, 'legions') : NO_SUPPLY,
    lastOfYear,
  };
}
