import { at, range, sum } from '../table/lists';
import {
  COLOURS,
  COMPETENCES,
  CONSULATES_TO_WIN,
  factsFor,
  HIGHEST_COMPETENCE,
  LEGION_LIMIT,
  LOWEST_COMPETENCE,
  MOST_ACTIONS,
  MOVEMENT_POINTS,
  NEUTRAL_CITIZENS,
  OFFICIALS,
  PROVINCES,
  PROVINCES_TO_WIN,
  STARTING_CITIZENS,
  STARTING_WEAPONS,
  WEAPONS,
} from './components';
import { provincesOf, victoryOf } from './standing';
import { NONE, type TriumvirateState } from './state';

/** What is wrong with a state of the Triumvirate: nothing is lost, doubled or out of range. Empty when all is well. */
export function flaws(G: TriumvirateState): string[] {
  const seats = range(G.players.length);
  return [
    ...flawsOfCounts(G),
    ...flawsOfBox(G),
    ...flawsOfTurn(G),
    ...seats.flatMap((seat) => flawsOfSeat(G, seat).map((flaw) => `seat ${seat}: ${flaw}`)),
    ...PROVINCES.flatMap((province) =>
      flawsOfProvince(G, province).map((flaw) => `province ${province}: ${flaw}`),
    ),
  ];
}

function flawsOfCounts(G: TriumvirateState): string[] {
  const counts = [
    ...G.players.flatMap(({ stone: _, competences, ...counted }) => Object.values(counted)),
    ...G.legions,
    ...G.gold,
    ...G.officials,
    ...G.bag,
    G.bank,
    G.stock,
    G.neutral,
    G.points,
    G.actions,
    G.calendar,
    G.loss.officials,
  ];
  return counts.every((count) => Number.isInteger(count) && count >= 0) ? [] : [`counts ${counts}`];
}

/** Pieces of the box are somewhere, and nowhere twice. */
function flawsOfBox(G: TriumvirateState): string[] {
  const players = G.players.length;
  const facts = factsFor(players);
  const found: string[] = [];
  const expect = (what: string, there: number, inBox: number): void => {
    if (there !== inBox) found.push(`${there} ${what} instead of ${inBox}`);
  };
  const all = (held: (player: TriumvirateState['players'][number]) => number): number =>
    sum(G.players.map(held));

  expect('gold', G.bank + sum(G.gold) + all(({ gold }) => gold), facts.gold);
  expect('legions', G.stock + sum(G.legions), facts.legions);
  expect(
    'citizens',
    G.neutral + all(({ citizens }) => citizens),
    NEUTRAL_CITIZENS + players * STARTING_CITIZENS,
  );
  const firstConsulates = all(({ consulates }) => Math.min(1, consulates));
  const officials = sum(G.officials) + all(({ carried }) => carried);
  expect('officials', officials, players + firstConsulates);
  if (officials > OFFICIALS) found.push(`${officials} officials of ${OFFICIALS}`);
  for (const colour of COLOURS) {
    const owner = G.players[colour];
    const inGame = owner ? WEAPONS : STARTING_WEAPONS;
    expect(`weapons of colour ${colour}`, at(G.bag, colour) + (owner?.weapons ?? 0), inGame);
  }
  const inPlay = sum(facts.starts.map(({ on, off }) => 1 + on.length + off.length));
  expect('provinces', G.owner.filter((owner) => owner !== NONE).length, inPlay);
  return found;
}

function flawsOfTurn(G: TriumvirateState): string[] {
  const found: string[] = [];
  const { calendar } = factsFor(G.players.length);
  const consulates = sum(G.players.map((player) => player.consulates));
  const over = G.winner !== NONE;
  const interrupted = G.asked.what === 'flight' || G.asked.what === 'compensation';
  if (G.points > MOVEMENT_POINTS) found.push(`${G.points} points`);
  if (G.actions > MOST_ACTIONS) found.push(`${G.actions} actions`);
  if (G.calendar > calendar) found.push(`calendar ${G.calendar}`);
  if (!over && G.year !== consulates + 1) found.push(`${consulates} consulates in year ${G.year}`);
  if (G.year > G.players.length + 1) found.push(`year ${G.year}`);
  if (!over && interrupted !== (G.loss.seat !== NONE)) found.push(`loss of seat ${G.loss.seat}`);
  if (over !== (G.victory !== NONE)) found.push(`victory ${G.victory} of seat ${G.winner}`);
  return found;
}

function flawsOfSeat(G: TriumvirateState, seat: number): string[] {
  const found: string[] = [];
  const { stone, competences, consulates } = at(G.players, seat);
  const fleeing = G.asked.what === 'flight' && G.asked.seat === seat;
  const beaten = G.winner !== NONE && G.loss.seat === seat;
  if (at(G.owner, stone) !== seat && !fleeing && !beaten) found.push(`stone in province ${stone}`);
  if (competences.length !== COMPETENCES.length) found.push(`competences ${competences}`);
  for (const level of competences) {
    if (level < LOWEST_COMPETENCE || level > HIGHEST_COMPETENCE) found.push(`competence ${level}`);
  }
  if (consulates > CONSULATES_TO_WIN) found.push(`${consulates} consulates`);
  const provinces = provincesOf(G, seat);
  if (provinces < 1 || provinces > PROVINCES_TO_WIN) found.push(`${provinces} provinces`);
  const victory = victoryOf(G, seat);
  if (seat === G.winner ? victory !== G.victory : victory !== NONE)
    found.push(`victory ${victory}, but seat ${G.winner} has won`);
  return found;
}

function flawsOfProvince(G: TriumvirateState, province: number): string[] {
  const found: string[] = [];
  const owner = at(G.owner, province);
  const legions = at(G.legions, province);
  const officials = at(G.officials, province);
  if (owner === NONE) {
    if (legions + officials + at(G.gold, province) > 0) found.push('not in play, but not empty');
    return found;
  }
  if (officials > 0 && G.onField[province]) found.push('governor on the field over an official');
  if (owner !== G.active && legions > LEGION_LIMIT) found.push(`${legions} legions`);
  if (at(G.gold, province) > 0 && at(G.players, owner).stone === province)
    found.push('gold beside the stone of its owner');
  return found;
}
