import type { ChronicleEvent } from '../../../game/table/chronicle';
import type { Flight } from '../places';
import { BUILDING_ART, CARD_ART, VIRTUE_ART } from './art';

/** Where on Sylla's board an event happened; null if nowhere in particular. */
export function syllaPlace({ type, args }: ChronicleEvent): string | null {
  switch (type) {
    case 'cubePlaced':
    case 'prevented':
    case 'occurs':
    case 'eventLeaves':
    case 'newEvent':
      return `event-${args.place}`;
    case 'forSale':
    case 'offered':
    case 'unsold':
    case 'leftOver':
      return `sale-${args.place}`;
    case 'marker':
    case 'famine':
    case 'crisis':
    case 'usedTavern':
      return 'ladder';
    case 'workBegins':
    case 'workAhead':
    case 'worked':
      return 'work';
    case 'displayed':
    case 'underThePile':
      return 'display';
    case 'prestige':
      return 'road';
    default:
      return null;
  }
}

/** What flew where when it happened. */
export function syllaFlight({ type, args }: ChronicleEvent): Flight | null {
  const seat = `seat-${args.seat}`;
  switch (type) {
    case 'recruited':
      return {
        from: 'display',
        to: seat,
        sheet: 'characters',
        name: CARD_ART[args.card ?? 0] ?? '',
      };
    case 'bought': {
      const name = BUILDING_ART[args.building ?? 0] ?? '';
      return { from: `sale-${args.place}`, to: seat, sheet: 'buildings', name };
    }
    case 'token':
      return { from: 'ladder', to: seat, sheet: 'signs', name: VIRTUE_ART[args.virtue ?? 0] ?? '' };
    case 'cubePlaced': {
      const name = args.kind === 0 ? 'cube-legionary' : 'cube-vestal';
      return { from: seat, to: `event-${args.place}`, sheet: 'signs', name };
    }
    case 'money': {
      const gains = (args.change ?? 0) > 0;
      return {
        from: gains ? 'road' : seat,
        to: gains ? seat : 'road',
        sheet: 'signs',
        name: 'denier',
      };
    }
    default:
      return null;
  }
}
