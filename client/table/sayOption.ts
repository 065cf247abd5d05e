import { SALE_PLACES } from '../../game/sylla/components';
import type { SyllaView } from '../../game/sylla/state';
import type { Choice } from '../../game/table/options';
import type { Words } from '../locales/words';

/** An option of Sylla in words. */
export function sayOption(words: Words, view: SyllaView, { move, args }: Choice): string {
  const { ui, virtues, cards, buildings, events, cubes } = words;
  const [first = 0, second = 0] = args.map(Number);
  const event = (place: number): string => events[view.events[place] ?? -1] ?? '';
  switch (move) {
    case 'chooseCharacters':
    case 'pay':
      return sayCards(words, args[0] as number[]);
    case 'nameVotes':
    case 'bid':
      return String(first);
    case 'passVotes':
    case 'passBid':
      return ui.pass;
    case 'takeConsulToken':
    case 'takeInsulaToken':
      return virtues[first] ?? '';
    case 'recruit':
      return cards[first] ?? '';
    case 'offerBuilding': {
      const colour = words.colours[SALE_PLACES[first] ?? -1];
      return `${buildings[view.places[first] ?? -1]} (${colour})`;
    }
    case 'useTemple':
      return `${ui.temple} ${virtues[first]}`;
    case 'useTavern':
      return `${ui.tavern}: ${virtues[first]} ${second > 0 ? '+1' : '−1'}`;
    case 'finishRevenue':
      return ui.done;
    case 'placeCube':
      return `${cubes[first]} → ${event(second)}`;
    case 'prevent':
    case 'removeEvent':
      return event(first);
    case 'flipCard':
      return args[1] ? `${cards[first]} (${ui.sideways})` : (cards[first] ?? '');
    case 'flipBuilding':
      return buildings[first] ?? '';
    case 'stake':
      return `${first} ${args[1] ? ui.build : ui.plebeians}`;
    default:
      return move;
  }
}

/** Counts per card: «2 Slave, Crane». */
export function sayCards(words: Words, counts: readonly number[]): string {
  return counts
    .flatMap((count, card) => {
      if (count === 0) return [];
      return count === 1 ? [words.cards[card]] : [`${count} ${words.cards[card]}`];
    })
    .join(', ');
}
