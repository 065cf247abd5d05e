import { EVERYBODY } from '../table/asking';
import { at } from '../table/lists';
import { numbered, type Option } from '../table/options';
import {
  BEARERS,
  CARD_FACTS,
  CARDS,
  CUBES,
  factsFor,
  OPEN_EVENTS,
  TEMPLE_PRICE,
  VIRTUES,
} from './components';
import { isTied } from './fight';
import { flipsOf } from './flips';
import { ownPurse } from './moves';
import { mostCards, saleColour } from './phases/buildings';
import { admits } from './phases/events';
import { leastVotes, mostVotes } from './phases/firstConsul';
import { type Decision, NONE, type SyllaView } from './state';

/**
 * Every legal move of a seat, now. Cards that are equal are one option. Many options are made once and shared, because
 * a search asks for them at every move: treat them as read-only.
 */
export function options(view: SyllaView, seat: number): Option[] {
  const { asked } = view;
  if (asked.seat !== seat && asked.seat !== EVERYBODY) return [];
  return LISTED[asked.what](view, seat);
}

type Lister = (view: SyllaView, seat: number) => Option[];

const nothing: Lister = () => [];

const recruit = numbered('recruit');
const offerBuilding = numbered('offerBuilding');
const prevent = numbered('prevent');
const removeEvent = numbered('removeEvent');
const flipBuilding = numbered('flipBuilding');

const PASS_VOTES: Option = { move: 'passVotes', args: [] };
const PASS_BID: Option = { move: 'passBid', args: [] };
const FINISH_REVENUE: Option = { move: 'finishRevenue', args: [] };
const CONSUL_TOKENS = VIRTUES.map(numbered('takeConsulToken'));
const INSULA_TOKENS = VIRTUES.map(numbered('takeInsulaToken'));
const TEMPLE_TOKENS = VIRTUES.map(numbered('useTemple'));
const TAVERN_STEPS = VIRTUES.map((virtue): Option[] => [
  { move: 'useTavern', args: [virtue, -1] },
  { move: 'useTavern', args: [virtue, 1] },
]);
const PLACE_CUBE = CUBES.map((kind) =>
  Array.from(
    { length: OPEN_EVENTS },
    (_, place): Option => ({ move: 'placeCube', args: [kind, place] }),
  ),
);
const FLIP_UPRIGHT = CARDS.map((card): Option => ({ move: 'flipCard', args: [card, false] }));
const FLIP_SIDEWAYS = CARDS.map((card): Option => ({ move: 'flipCard', args: [card, true] }));

const SET: readonly number[] = CARD_FACTS.map(({ inSet }) => inSet);
const CHOOSE_CHARACTERS = [3, 4].map((players): Option => {
  const cards = factsFor(players).startingCharacters;
  return { move: 'chooseCharacters', args: [{ upTo: SET, least: cards, most: cards }] };
});

const LISTED: Readonly<Record<Decision, Lister>> = {
  notYet: nothing,
  phaseOver: nothing,

  startingCharacters: (view) => [at(CHOOSE_CHARACTERS, view.players.length - 3)],

  votes(view, seat) {
    const found = seat === view.consul ? [] : [PASS_VOTES];
    const least = leastVotes(view);
    const most = mostVotes(view, seat);
    if (least <= most) found.push({ move: 'nameVotes', args: [{ least, most }] });
    return found;
  },

  consulToken: () => CONSUL_TOKENS.slice(),

  recruit(view) {
    const found: Option[] = [];
    view.display.forEach((card, i) => {
      if (card !== NONE && view.display.indexOf(card) === i) found.push(recruit(card));
    });
    return found;
  },

  offer(view) {
    const found: Option[] = [];
    view.places.forEach((building, place) => {
      if (building !== NONE) found.push(offerBuilding(place));
    });
    return found;
  },

  bid(view, seat) {
    const found = [PASS_BID];
    const least = view.sale.best + 1;
    const most = mostCards(view, seat);
    if (least <= most) found.push({ move: 'bid', args: [{ least, most }] });
    return found;
  },

  payment(view, seat) {
    const bearers = at(BEARERS, saleColour(view));
    const { upright } = at(view.players, seat);
    const upTo = CARDS.map((card) => (bearers.includes(card) ? at(upright, card) : 0));
    const { best } = view.sale;
    return [{ move: 'pay', args: [{ upTo, least: best, most: best }] }];
  },

  insulaToken: () => INSULA_TOKENS.slice(),

  revenue(view, seat) {
    const { temples, taverns, moved } = view.revenue;
    const found = [FINISH_REVENUE];
    if (temples > 0 && ownPurse(view, seat).money >= TEMPLE_PRICE) found.push(...TEMPLE_TOKENS);
    if (taverns === 0) return found;
    for (const virtue of VIRTUES) {
      if (!moved[virtue]) found.push(...at(TAVERN_STEPS, virtue));
    }
    return found;
  },

  cube(view, seat) {
    const found: Option[] = [];
    const { cubes } = at(view.players, seat);
    for (const kind of CUBES) {
      if (at(cubes, kind) === 0) continue;
      for (let place = 0; place < OPEN_EVENTS; place++) {
        if (admits(view, place, kind)) found.push(at(at(PLACE_CUBE, kind), place));
      }
    }
    return found;
  },

  prevent(view) {
    const found: Option[] = [];
    for (let place = 0; place < OPEN_EVENTS; place++) {
      if (isTied(view, place)) found.push(prevent(place));
    }
    return found;
  },

  flip(view, seat) {
    const found: Option[] = [];
    const player = at(view.players, seat);
    const { cards, buildings } = flipsOf(at(view.events, view.fight.flipping));
    for (const card of cards) {
      if (at(player.upright, card) > 0) found.push(at(FLIP_UPRIGHT, card));
      if (at(player.sideways, card) > 0) found.push(at(FLIP_SIDEWAYS, card));
    }
    for (const building of buildings) {
      if (at(player.buildings, building) > 0) found.push(flipBuilding(building));
    }
    return found;
  },

  remove: (view) => view.fight.prevented.map(removeEvent),

  stake(view, seat) {
    const deniers = { least: 0, most: ownPurse(view, seat).money };
    return [true, false].map((build) => ({ move: 'stake', args: [deniers, build] }));
  },
};
