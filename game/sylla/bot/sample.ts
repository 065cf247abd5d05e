import { EVERYBODY } from '../../table/asking';
import { add, at, range, zeros } from '../../table/lists';
import type { Random } from '../../table/random';
import { copyOf } from '../../table/search/copy';
import type { Knowledge } from '../../table/search/mind';
import { pickByPolicy } from '../../table/search/policy';
import {
  BUILDING_STACKS,
  BUILDINGS,
  CARD_FACTS,
  CARDS,
  CHARACTER_SETS,
  EVENTS,
  PURCHASES,
  VIRTUES,
  WORKS,
} from '../components';
import { NONE, type Purse, type SyllaState, type SyllaView } from '../state';
import { candidates } from './candidates';

/**
 * A table that looks to the seat as this one does. Money and tokens change in public, so whoever counts knows them; what
 * lies in the piles is what lies nowhere else; what others have decided in secret is what they might well decide.
 */
export function sample(
  view: SyllaView,
  seat: number,
  random: Random,
  knowledge: Knowledge,
  policy: readonly number[],
): SyllaState {
  const purses = view.players.map(({ purse }, owner) =>
    purse ? copyOf(purse) : guessPurse(owner, knowledge, random),
  );
  const shown = copyOf(view);
  const G: SyllaState = {
    ...shown,
    players: shown.players.map((player, owner) => ({ ...player, purse: at(purses, owner) })),
    ...pilesFor(view, random),
  };
  if (view.asked.seat === EVERYBODY) guessDecisions(G, seat, random, policy);
  return G;
}

/** All that is decided and known to anybody stays; the piles are shuffled as nobody has seen them. */
export function redeal(G: SyllaState, random: Random): SyllaState {
  return { ...copyOf(G), ...pilesFor(G, random) };
}

type Piles = Pick<SyllaState, 'characterPile' | 'buildingPile' | 'eventPile' | 'worksAhead'>;

function pilesFor(view: SyllaView, random: Random): Piles {
  const { worksAhead } = view;
  return {
    characterPile: random.Shuffle(unseenCards(view)),
    buildingPile: unseenBuildings(view, random),
    eventPile: random.Shuffle(unseenEvents(view)),
    worksAhead:
      worksAhead.length > 1
        ? [at(worksAhead, 0), ...random.Shuffle(unseenWorks(view))]
        : [...worksAhead],
  };
}

/** Who does not count is wrong by up to half. */
function guessPurse(owner: number, { events, counts }: Knowledge, random: Random): Purse {
  const purse: Purse = { money: 0, tokens: zeros(VIRTUES.length) };
  for (const { type, args } of events) {
    if (args.seat !== owner) continue;
    if (type === 'money') purse.money += args.change ?? 0;
    else if (type === 'token') add(purse.tokens, args.virtue ?? 0, 1);
  }
  purse.money = Math.max(0, purse.money);
  if (counts) return purse;
  const blurred = (amount: number): number => Math.round(amount * (0.5 + random.Number()));
  return { money: blurred(purse.money), tokens: purse.tokens.map(blurred) };
}

/** Characters are face up everywhere but in the pile. */
function unseenCards({ players, display, returned, asked }: SyllaView): number[] {
  if (asked.what === 'startingCharacters') return [];
  const unseen: number[] = CARDS.map((card) => CHARACTER_SETS * CARD_FACTS[card].inSet);
  for (const { upright, sideways, faceDown, faceDownSideways } of players) {
    for (const cards of [upright, sideways, faceDown, faceDownSideways]) {
      for (const card of CARDS) add(unseen, card, -at(cards, card));
    }
  }
  for (const card of [...display, ...returned]) if (card !== NONE) add(unseen, card, -1);
  return listed(unseen);
}

/** The stacks lie on each other: what is left of A comes before B, and B before C. The last entry is drawn first. */
function unseenBuildings(view: SyllaView, random: Random): number[] {
  const seen = view.buildingsGone.slice();
  for (const building of view.places) if (building !== NONE) add(seen, building, 1);
  for (const { buildings, buildingsDown, ...cards } of view.players) {
    for (const building of BUILDINGS) {
      const effect = at<(typeof PURCHASES)[number]>(PURCHASES, building);
      if ('stays' in effect)
        add(seen, building, at(buildings, effect.stays) + at(buildingsDown, effect.stays));
      else if ('card' in effect) {
        const { upright, sideways, faceDown, faceDownSideways } = cards;
        for (const lying of [upright, sideways, faceDown, faceDownSideways])
          add(seen, building, at(lying, effect.card));
      }
    }
  }
  const pile = BUILDING_STACKS.flatMap((stack) => {
    const unseen = zeros(BUILDINGS.length);
    for (const { building, tiles } of stack) {
      const gone = Math.min(tiles, at(seen, building));
      add(seen, building, -gone);
      add(unseen, building, tiles - gone);
    }
    return random.Shuffle(listed(unseen));
  });
  return pile.reverse();
}

function unseenEvents({ events, eventsGone }: SyllaView): number[] {
  return EVENTS.filter((event) => !events.includes(event) && !eventsGone.includes(event));
}

function unseenWorks({ work, worksAhead, worksDone, workRemoved }: SyllaView): number[] {
  const seen = [work, at(worksAhead, 0), workRemoved, ...worksDone];
  return WORKS.filter((each) => !seen.includes(each));
}

function listed(counts: readonly number[]): number[] {
  return counts.flatMap((count, thing) => range(count).map(() => thing));
}

function guessDecisions(
  G: SyllaState,
  seat: number,
  random: Random,
  policy: readonly number[],
): void {
  G.players.forEach((player, owner) => {
    if (owner === seat || !player.decided) return;
    const { move, args } = pickByPolicy(candidates(G, owner), policy, 1, random);
    if (move === 'chooseCharacters') player.choice = args[0] as number[];
    else [player.stake, player.build] = args as [number, boolean];
  });
}
