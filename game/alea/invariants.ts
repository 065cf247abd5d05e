import type { Ctx } from 'boardgame.io';
import { at, range, sum } from '../table/lists';
import {
  CARDS,
  DICE,
  factsFor,
  MANY_FORTUNA_TILES,
  PATRICIANS,
  PROVINCES,
  TILES,
  VALUES,
} from './components';
import { countOf, pipsOf } from './dice';
import { lengthOf } from './placing/senatus';
import type { AleaState } from './state';

/** What is wrong with a state of Alea Iacta Est: nothing is lost, doubled or out of range. Empty when all is well. */
export function flaws(G: AleaState, ctx: Ctx): string[] {
  const found: string[] = [];
  const expect = (holds: boolean, flaw: string): void => {
    if (!holds) found.push(flaw);
  };
  const { rounds, pillars, templum } = factsFor(ctx.numPlayers);

  expect(G.round >= 1 && G.round <= rounds, `round ${G.round}`);
  expect(G.startPlayer === (G.round - 1) % ctx.numPlayers, `start player ${G.startPlayer}`);
  G.players.forEach(({ chips }, seat) => {
    const dice = diceOf(G, seat);
    expect(dice === DICE, `${dice} dice of seat ${seat}`);
    expect(chips >= 0, `${chips} chips of seat ${seat}`);
  });
  const outOfDice = G.players.some(({ unrolled, hand }) => unrolled + sum(hand) === 0);
  expect(ctx.phase !== 'laps' || G.lastLap === outOfDice, `last lap ${G.lastLap}`);
  expect(!countsOf(G).some((count) => !Number.isInteger(count) || count < 0), 'a count below 0');

  const provinces = G.players.flatMap((player) => player.provinces);
  expect(
    isWhole([...provinces, ...G.openProvinces, ...G.provincePile, ...G.provincesGone], PROVINCES),
    'the 25 provinces',
  );
  const patricians = G.players.flatMap((player) => player.patricians);
  expect(
    isWhole(
      [...patricians, ...G.openPatricians, ...G.patricianPile, ...G.patriciansGone],
      PATRICIANS,
    ),
    'the 36 patricians',
  );
  const dealt = G.dealings.flatMap(({ cards }) => cards);
  // Without a Templum the card that counts its tiles lies in the box.
  const inBox = templum ? [] : [MANY_FORTUNA_TILES];
  expect(isWhole([...G.senatePile, ...G.offered, ...dealt, ...inBox], CARDS), 'the 19 cards');
  TILES.forEach((count, i) => {
    const there = tilesOf(G, i);
    expect(there === (templum ? count : 0), `${there} tiles of value ${i + 1}`);
  });

  for (const flaw of flawsOfBuildings(G, pillars)) found.push(flaw);
  return found;
}

function diceOf(G: AleaState, seat: number): number {
  const { unrolled, hand } = at(G.players, seat);
  return (
    unrolled +
    sum(hand) +
    sum(at(G.templum, seat)) +
    lengthOf(at(G.senatus, seat)) +
    sum(at(G.castrum, seat)) +
    G.forum.owners.filter((owner) => owner === seat).length +
    at(G.latrina, seat)
  );
}

function countsOf(G: AleaState): number[] {
  return [
    ...G.players.flatMap(({ unrolled, hand, fortuna }) => [unrolled, ...hand, ...fortuna]),
    ...G.templum.flat(),
    ...G.castrum.flat(),
    ...G.latrina,
    ...G.fortunaDiscard,
  ];
}

function tilesOf(G: AleaState, index: number): number {
  const hidden = [...G.fortunaPile, ...G.players.flatMap(({ drawn }) => drawn)];
  return (
    hidden.filter((value) => value === index + 1).length +
    sum(G.players.map(({ fortuna }) => at(fortuna, index))) +
    at(G.fortunaDiscard, index)
  );
}

function flawsOfBuildings({ templum, senatus, castrum, forum }: AleaState, pillars: number) {
  const found: string[] = [];
  const inTemplum = templum.filter((dice) => sum(dice) > 0).sort((a, b) => sum(a) - sum(b));
  inTemplum.slice(1).forEach((dice, i) => {
    const fewer = at(inTemplum, i);
    if (sum(dice) === sum(fewer) || pipsOf(dice) <= pipsOf(fewer))
      found.push(`Templum ${fewer} and ${dice}`);
  });
  const runs = senatus.filter(({ low }) => low > 0).map(({ low, high }) => low * 10 + high);
  if (hasDouble(runs)) found.push(`runs ${runs}`);
  for (const value of VALUES) {
    const sizes = castrum.map((sets) => countOf(sets, value)).filter((size) => size > 0);
    if (hasDouble(sizes)) found.push(`sets of ${value}: ${sizes}`);
  }
  const { values, owners } = forum;
  if (values.some((value, i) => i > 0 && value < at(values, i - 1))) found.push(`Forum ${values}`);
  if (values.length > pillars || owners.length !== values.length)
    found.push(`${values.length} dice of ${owners.length} owners on ${pillars} pillars`);
  return found;
}

function hasDouble(list: readonly number[]): boolean {
  return new Set(list).size !== list.length;
}

/** Each number below the size exactly once, wherever it lies. */
function isWhole(entries: readonly number[], size: number): boolean {
  const there = new Set(entries);
  return entries.length === size && range(size).every((entry) => there.has(entry));
}
