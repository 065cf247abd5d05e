import { at } from '../../table/lists';
import { numbersOf } from '../../table/search/mind';
import {
  CITIZENS_TO_WIN,
  HIGHEST_COMPETENCE,
  MILITARY,
  POLITICAL,
  PROVINCES,
  PROVINCES_TO_WIN,
} from '../components';
import { electedOf } from '../phases/election';
import { production } from '../production';
import { leads, provincesOf } from '../standing';
import type { TriumvirateState } from '../state';
import { pressureOn } from './ground';

/** How a seat stands between two turns, in figures that a sum of weights can judge. */
export const STATE_FEATURES = [
  'provinces',
  'provincesNearNine',
  'legions',
  'legionsWithStone',
  'legionsMissing',
  'gold',
  'goldLying',
  'goldComing',
  'legionsComing',
  'citizens',
  'consul',
  'consulNearSix',
  'elected',
  'electedSoon',
  'political',
  'military',
  'leadsPolitical',
  'leadsMilitary',
  'competenceNear',
  'weapons',
  'officials',
  'movesNext',
  'movesLast',
] as const;

const S = numbersOf(STATE_FEATURES);

export function standing(G: TriumvirateState, seat: number): number[] {
  const player = at(G.players, seat);
  const figures = new Array<number>(STATE_FEATURES.length).fill(0);
  const owned = provincesOf(G, seat);
  figures[S.provinces] = owned;
  figures[S.provincesNearNine] = Math.max(0, owned - (PROVINCES_TO_WIN - 3)) ** 2;
  addProvinces(G, seat, figures);
  figures[S.legionsWithStone] = at(G.legions, player.stone);
  figures[S.gold] = player.gold;
  figures[S.citizens] = player.citizens;
  figures[S.consul] = Number(player.consulates > 0);
  if (player.consulates > 0) figures[S.consulNearSix] = (player.citizens / CITIZENS_TO_WIN) ** 2;
  if (electedOf(G) === seat) {
    figures[S.elected] = 1;
    figures[S.electedSoon] = 1 / Math.max(1, G.calendar);
  }
  const political = at(player.competences, POLITICAL);
  const military = at(player.competences, MILITARY);
  figures[S.political] = political;
  figures[S.military] = military;
  figures[S.leadsPolitical] = Number(leads(G, seat, POLITICAL));
  figures[S.leadsMilitary] = Number(leads(G, seat, MILITARY));
  figures[S.competenceNear] =
    Math.max(0, political + military - HIGHEST_COMPETENCE - 1) ** 2 / HIGHEST_COMPETENCE;
  figures[S.weapons] = at(G.bag, seat);
  figures[S.officials] = at(figures, S.officials) + player.carried;
  figures[S.movesNext] = Number(G.active === seat);
  figures[S.movesLast] = Number((G.active + G.players.length - 1) % G.players.length === seat);
  return figures;
}

function addProvinces(G: TriumvirateState, seat: number, figures: number[]): void {
  const coming = production(G);
  const add = (feature: number, amount: number): void => {
    figures[feature] = at(figures, feature) + amount;
  };
  for (const province of PROVINCES) {
    if (G.owner[province] !== seat) continue;
    const legions = at(G.legions, province);
    const { gold, legions: recruits } = at(coming, province);
    add(S.legions, legions);
    add(S.legionsMissing, Math.max(0, pressureOn(G, province) - legions));
    add(S.goldLying, at(G.gold, province));
    add(S.goldComing, gold);
    add(S.legionsComing, recruits);
    add(S.officials, at(G.officials, province));
  }
}
