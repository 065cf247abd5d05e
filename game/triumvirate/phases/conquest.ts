import { ask } from '../../table/asking';
import { add, at } from '../../table/lists';
import { indexBelow } from '../../table/moves';
import { changeCompetence, changeWeapons, collectGold } from '../changes';
import {
  COMPETENCES,
  type Competence,
  HIGHEST_COMPETENCE,
  PROVINCES,
  type Province,
} from '../components';
import { WHY } from '../events';
import { triumvirateMove } from '../moves';
import { refuse } from '../refusals';
import { hasWon, leads, onlyProvince } from '../standing';
import { NONE, type TriumvirateTable } from '../state';

/**
 * II. What a conquest brings: the province, the flight of its defender, his compensation. The loser decides in the
 * middle of a rival's turn, which goes on at once: so what he says is final.
 */
export const conquestMoves = {
  flee: triumvirateMove({
    answers: ['flight'],
    final: true,
    args: [indexBelow<Province>(PROVINCES.length)],
    whyNot(view, seat, province) {
      const owner = at(view.owner, province);
      if (owner === NONE) return refuse('notInPlay', { province });
      return owner === seat ? null : refuse('notOwn', { province, owner });
    },
    play: (table, seat, province) => flee(table, seat, province, false),
  }),

  takeCompensation: triumvirateMove({
    answers: ['compensation'],
    final: true,
    args: [indexBelow<Competence>(COMPETENCES.length)],
    whyNot: (view, seat, competence) =>
      at(at(view.players, seat).competences, competence) === HIGHEST_COMPETENCE
        ? refuse('highest', { competence })
        : null,
    play: (table, seat, competence) => compensate(table, seat, competence, false),
  }),
};

export function conquer(
  table: TriumvirateTable,
  seat: number,
  from: number,
  province: number,
  legions: number,
): void {
  const { G, chronicle } = table;
  const rival = at(G.owner, province);
  const conqueror = at(G.players, seat);
  const loser = at(G.players, rival);
  const flees = loser.stone === province;
  const captives = flees ? loser.carried : 0;
  const setDown = at(G.officials, province);

  chronicle.tell('conquered', seat, rival, from, province, legions, setDown, captives);
  add(G.legions, from, -legions);
  add(G.legions, province, legions);
  // The new governor stands where the old one stood; officials stay as they are, set down or with a stone.
  G.owner[province] = seat;
  conqueror.stone = province;
  conqueror.carried += captives;
  if (flees) loser.carried = 0;
  G.loss.seat = rival;
  G.loss.officials = setDown + captives;
  collectGold(table, seat, WHY.conquest);

  if (hasWon(table, seat)) return;
  if (flees) beginFlight(table, rival);
  else giveCard(table, rival);
}

/** Where he led he falls back, as he stood before he fled. */
function beginFlight(table: TriumvirateTable, seat: number): void {
  const { G } = table;
  for (const competence of COMPETENCES) {
    if (leads(G, seat, competence)) changeCompetence(table, seat, competence, -1, WHY.flight);
  }
  const only = onlyProvince(G, seat);
  if (only === NONE) ask(G, 'flight', seat);
  else flee(table, seat, only, true);
}

function flee(table: TriumvirateTable, seat: number, province: number, forced: boolean): void {
  const player = at(table.G.players, seat);
  table.chronicle.tell('fled', seat, player.stone, province, Number(forced));
  player.stone = province;
  collectGold(table, seat, WHY.collected);
  giveCard(table, seat);
}

const SIDE_I = 1;
const SIDE_II = 2;

/** One card for all: it stays with the last loser, and whoever loses again while he holds it gets its second side. */
function giveCard(table: TriumvirateTable, seat: number): void {
  const { G, chronicle } = table;
  const { card } = G;
  if (card.holder !== seat) {
    card.holder = seat;
    card.side = SIDE_I;
    chronicle.tell('compensated', seat, SIDE_I, 1);
    changeWeapons(table, seat, 1, WHY.compensation);
    return compensateOfficials(table, seat);
  }
  const open = COMPETENCES.filter(
    (competence) => at(at(G.players, seat).competences, competence) < HIGHEST_COMPETENCE,
  );
  const [only] = open;
  if (open.length === 1 && only !== undefined) compensate(table, seat, only, true);
  else ask(G, 'compensation', seat);
}

function compensate(
  table: TriumvirateTable,
  seat: number,
  competence: Competence,
  forced: boolean,
): void {
  table.G.card.side = SIDE_II;
  table.chronicle.tell('compensated', seat, SIDE_II, Number(forced));
  changeCompetence(table, seat, competence, 1, WHY.compensation);
  if (!hasWon(table, seat)) compensateOfficials(table, seat);
}

/** A weapon for each official lost; then the attacker goes on. */
function compensateOfficials(table: TriumvirateTable, seat: number): void {
  const { G } = table;
  changeWeapons(table, seat, G.loss.officials, WHY.officialLost);
  G.loss.seat = NONE;
  G.loss.officials = 0;
  ask(G, 'march', G.active);
}
