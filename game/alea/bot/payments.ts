import { at, zeros } from '../../table/lists';
import type { Option } from '../../table/options';
import type { Candidate } from '../../table/search/mind';
import { cardsOf, pointsOfCards } from '../cards';
import {
  COUPLES,
  EXILES,
  FAR_FLUNG_EMPIRE,
  FRONTIER,
  factsFor,
  GREAT_FAMILY,
  MANY_CHIPS,
  MANY_FORTUNA_TILES,
  MANY_MEN,
  MANY_PATRICIANS,
  MANY_PROVINCES,
  MANY_SENATE_CARDS,
  MANY_WOMEN,
  TILES,
  VILLA,
} from '../components';
import { bestHousing } from '../housing';
import { drawnOf } from '../phases/templum';
import type { AleaState, Player } from '../state';
import { F } from './features';
import { type Gain, patricianGain, provinceGain, worthOf } from './gains';

/** What to take when the buildings pay. */

/** The highest values: nothing counts low ones. */
export function keepTiles(G: AleaState, seat: number): Candidate[] {
  const drawn = drawnOf(at(G.players, seat));
  const kept = zeros(TILES.length);
  let left = G.toKeep;
  for (let i = TILES.length - 1; i >= 0; i--) {
    kept[i] = Math.min(left, at(drawn, i));
    left -= at(kept, i);
  }
  return [{ move: 'keepTiles', args: [kept], features: [] }];
}

export function takeProvinces(G: AleaState, seat: number, options: Option[]): Candidate[] {
  return options.map(({ move, args }) => {
    const province = args[0] as number;
    return { move, args: [province], features: taking(G, seat, province, provinceGain) };
  });
}

export function takePatricians(G: AleaState, seat: number, options: Option[]): Candidate[] {
  return options.map(({ move, args }) => {
    const patrician = args[0] as number;
    return { move, args: [patrician], features: taking(G, seat, patrician, patricianGain) };
  });
}

type GainOf = (player: Player, tile: number, cards: readonly number[]) => Gain;

function taking(G: AleaState, seat: number, tile: number, gainOf: GainOf): number[] {
  const gain = gainOf(at(G.players, seat), tile, cardsOf(G, seat));
  let rival = 0;
  for (let other = 0; other < G.players.length; other++) {
    if (other !== seat) rival = Math.max(rival, worthOf(gainOf(at(G.players, other), tile, [])));
  }
  return [F.gainNow, gain.now, F.gainLater, gain.later, F.gainCard, gain.cards, F.denyRival, rival];
}

/** What a card brings in an average game; a governor's depends on the colour that the player collects. */
const PROSPECTS: Readonly<Record<number, number>> = {
  [MANY_PROVINCES]: 4.5,
  [MANY_PATRICIANS]: 3.5,
  [MANY_SENATE_CARDS]: 3.5,
  [MANY_FORTUNA_TILES]: 4,
  [MANY_CHIPS]: 3,
  [MANY_WOMEN]: 3.5,
  [MANY_MEN]: 3.5,
  [COUPLES]: 3,
  [FAR_FLUNG_EMPIRE]: 4,
  [FRONTIER]: 3,
  [EXILES]: 3.5,
  [VILLA]: 3,
  [GREAT_FAMILY]: 2.5,
};
const GOVERNOR_PROSPECT = 2.5;

export function keepCards(G: AleaState, seat: number, options: Option[]): Candidate[] {
  const player = at(G.players, seat);
  const cards = cardsOf(G, seat);
  const left = 1 - G.round / factsFor(G.players.length).rounds;
  return options.map(({ move, args }) => {
    const card = args[0] as number;
    const held = [...cards, card];
    const points = pointsOfCards(
      held,
      player,
      bestHousing(player.provinces, player.patricians, held),
    );
    const prospect = PROSPECTS[card] ?? GOVERNOR_PROSPECT;
    const features = [F.cardNow, at(points, cards.length), F.cardProspect, prospect * left];
    return { move, args: [card], features };
  });
}
