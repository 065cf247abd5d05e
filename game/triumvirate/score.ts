import { at, sum } from '../table/lists';
import {
  CITIZENS_TO_WIN,
  COMPETENCES,
  CONSULATES_TO_WIN,
  HIGHEST_COMPETENCE,
  MILITARY,
  POLITICAL,
  PROVINCES_TO_WIN,
} from './components';
import { provincesOf } from './standing';
import type { Score, TriumvirateView } from './state';

/** How far a seat is from each victory. */
export function score(view: TriumvirateView, seat: number): Score {
  const { citizens, consulates, competences } = at(view.players, seat);
  const provinces = provincesOf(view, seat);
  return {
    political: {
      citizens,
      consulates,
      missingConsulates: CONSULATES_TO_WIN - consulates,
      missingCitizens: Math.max(0, CITIZENS_TO_WIN - citizens),
    },
    military: { provinces, missing: PROVINCES_TO_WIN - provinces },
    competence: {
      political: at(competences, POLITICAL),
      military: at(competences, MILITARY),
      missing: COMPETENCES.length * HIGHEST_COMPETENCE - sum(competences),
    },
    total: null,
  };
}
