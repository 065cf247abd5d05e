import { at, sum } from '../../table/lists';
import { allChoices, isRange, type Option } from '../../table/options';
import type { Candidate } from '../../table/search/mind';
import { nextSeat } from '../../table/seats';
import { uprightOf } from '../changes';
import {
  BANK,
  BEARERS,
  type Building,
  CARD_FACTS,
  type Calling,
  type Card,
  COLOURS,
  CRANE_TILE,
  FIELD,
  factsFor,
  INSULA,
  PRIVATE_TEMPLE,
  PURCHASES,
  SALE_PLACES,
  STALL,
  STATUE,
  TAVERN,
  TRIUMPHAL_ARCH,
  TURNS,
} from '../components';
import { famineLoss } from '../forecast';
import { mostCards, saleColour } from '../phases/buildings';
import { NONE, type SyllaState } from '../state';
import { F } from './features';

/** III. What to offer, how much to bid, what to pay with. */

/** What a building is worth by rule of thumb, for good or for every turn left. */
const THUMB: Readonly<Record<Building, { once: number; perTurn: number }>> = {
  [STALL]: { once: 0, perTurn: 1 },
  [FIELD]: { once: 0.5, perTurn: 1 },
  [PRIVATE_TEMPLE]: { once: 0, perTurn: 1 },
  [TAVERN]: { once: 0, perTurn: 0.8 },
  [CRANE_TILE]: { once: 0, perTurn: 0.8 },
  [INSULA]: { once: 5, perTurn: 0 },
  [TRIUMPHAL_ARCH]: { once: 6, perTurn: 0 },
  [STATUE]: { once: 4, perTurn: 0 },
  [BANK]: { once: 2, perTurn: 0 },
};

function thumbWorth(G: SyllaState, building: number): number {
  const { once, perTurn } = THUMB[building as Building];
  return once + perTurn * (TURNS - G.turn);
}

function strengthIn(G: SyllaState, seat: number, colour: number): number {
  return uprightOf(at(G.players, seat), at(BEARERS, colour));
}

/** The seller speaks last: what nobody else can pay for is his, what others pay for costs them cards. */
export function offers(G: SyllaState, seat: number, options: Option[]): Candidate[] {
  return options.map(({ move, args }) => {
    const place = args[0] as number;
    const colour = at(SALE_PLACES, place);
    const own = strengthIn(G, seat, colour);
    let rival = 0;
    for (let other = 0; other < G.players.length; other++) {
      if (other !== seat) rival = Math.max(rival, strengthIn(G, other, colour));
    }
    const worth = thumbWorth(G, at(G.places, place));
    const lead = own > rival ? F.offerWanted : F.offerUnwanted;
    return { move, args: [place], features: [lead, worth, F.offerStrength, own - rival] };
  });
}

/** The least that is allowed, a little more, and as much as nobody behind can beat. */
export function bids(G: SyllaState, seat: number, options: Option[]): Candidate[] {
  const pass: Candidate = { move: 'passBid', args: [], features: NO_FEATURES };
  const range = options.find(({ move }) => move === 'bid')?.args[0];
  if (range === undefined || !isRange(range)) return [pass];
  const { least, most } = range;
  const strongest = strongestBehind(G, seat);
  const amounts = [least];
  if (seat !== G.sale.seller) {
    if (least + 1 <= most && least < strongest) amounts.push(least + 1);
    if (strongest > least + 1 && strongest <= most) amounts.push(strongest);
  }
  const gains = gainsOf(G, seat, at(G.places, G.sale.place));
  return [
    pass,
    ...amounts.map((cards) => ({
      move: 'bid',
      args: [cards],
      features: [
        ...gains,
        ...costsOf(G, seat, cards),
        F.bidExtra,
        cards - least,
        F.bidCanBeBeaten,
        strongest > cards ? 1 : 0,
      ],
    })),
  ];
}

const NO_FEATURES: readonly number[] = [];

/** The most cards with which somebody who still speaks could bid. */
function strongestBehind(G: SyllaState, seat: number): number {
  let strongest = 0;
  for (let other = seat; other !== G.sale.seller; ) {
    other = nextSeat(other, G.players.length);
    strongest = Math.max(strongest, mostCards(G, other));
  }
  return strongest;
}

const LASTING_FEATURES = [F.buyStall, F.buyField, F.buyTemple, F.buyTavern];

function gainsOf(G: SyllaState, seat: number, building: number): number[] {
  const effect = at<(typeof PURCHASES)[number]>(PURCHASES, building);
  // Revenue and hunger of this turn are still to come, and the Crane helps from the next turn on.
  const left = (TURNS - G.turn + 1) / TURNS;
  if ('stays' in effect) {
    const gains = [at(LASTING_FEATURES, effect.stays), left];
    if (effect.stays === FIELD) gains.push(F.fieldAgainstFamine, Math.min(2, famineLoss(G, seat)));
    return gains;
  }
  if ('card' in effect) return [F.buyCrane, left - 1 / TURNS];
  if ('tokens' in effect) return [F.buyInsula, 1];
  return 'prestige' in effect ? [F.buyPrestige, effect.prestige] : [F.buyMoney, left];
}

const TURN_FEATURES: Readonly<Record<Calling, number>> = {
  senator: F.turnSenator,
  merchant: F.turnMerchant,
  legionary: F.turnCube,
  vestal: F.turnCube,
  slave: F.turnSlave,
  crane: F.turnCrane,
};

const PAIN: Readonly<Record<Calling, number>> = {
  crane: 0,
  slave: 1,
  merchant: 2,
  vestal: 3,
  legionary: 4,
  senator: 5,
};

/** By colour: the cards that pay in it, those that are missed least first. */
const CHEAPEST_FIRST = COLOURS.map((colour) =>
  [...at(BEARERS, colour)].sort(
    (a, b) => PAIN[CARD_FACTS[a].calling] - PAIN[CARD_FACTS[b].calling],
  ),
);

function costsOf(G: SyllaState, seat: number, cards: number): number[] {
  const { upright } = at(G.players, seat);
  const costs: number[] = [];
  let left = cards;
  for (const card of at(CHEAPEST_FIRST, saleColour(G))) {
    const turned = Math.min(left, at(upright, card));
    if (turned === 0) continue;
    costs.push(TURN_FEATURES[CARD_FACTS[card].calling], turned);
    left -= turned;
  }
  return costs;
}

export function payments(G: SyllaState, _seat: number, options: Option[]): Candidate[] {
  const wanted = coloursStillSold(G);
  return allChoices(options).map(({ move, args }) => {
    const features: number[] = [];
    let useful = 0;
    (args[0] as number[]).forEach((count, card) => {
      if (count === 0) return;
      const { calling, hexagons } = CARD_FACTS[card as Card];
      features.push(TURN_FEATURES[calling], count);
      useful += count * sum(hexagons.map((colour) => at(wanted, colour)));
    });
    features.push(F.turnUseful, useful);
    return { move, args, features };
  });
}

/** By colour: how many tiles lie there that can still come up in this turn. */
function coloursStillSold(G: SyllaState): number[] {
  const offersLeft = factsFor(G.players.length).offers - G.sale.offers;
  return COLOURS.map((colour) => {
    let tiles = 0;
    SALE_PLACES.forEach((each, place) => {
      if (each === colour && place !== G.sale.place && G.places[place] !== NONE) tiles += 1;
    });
    return Math.min(tiles, offersLeft);
  });
}
