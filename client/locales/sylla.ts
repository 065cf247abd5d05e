import { SALE_PLACES, TURNS, worthOf } from '../../game/sylla/components';
import type { SyllaEvents } from '../../game/sylla/events';
import type { SyllaRefusals } from '../../game/sylla/refusals';
import { type Decision, NONE, type Score, type SyllaView } from '../../game/sylla/state';
import { NOBODY, type NOT_YET, type PHASE_OVER } from '../../game/table/asking';
import { sum } from '../../game/table/lists';
import { type GameWords, type Line, listed, signed, type Who, type WordsFor } from './gameWords';

type SyllaGameWords = GameWords<SyllaView, Score, SyllaEvents, SyllaRefusals>;

/** What a seat can really be asked. */
type Asked = Exclude<Decision, typeof NOT_YET | typeof PHASE_OVER>;

type Phrase =
  | 'upright'
  | 'sideways'
  | 'faceDown'
  | 'estate'
  | 'lyingSideways'
  | 'choose'
  | 'nameVotes'
  | 'bid'
  | 'pay'
  | 'pass'
  | 'temple'
  | 'tavern'
  | 'done'
  | 'stakeForWork'
  | 'stakeForPlebeians'
  | 'deniers'
  | 'cardsToTurn'
  | 'votes'
  | 'turn'
  | 'consul'
  | 'ladder'
  | 'famine'
  | 'work'
  | 'display'
  | 'forSale'
  | 'openEvents'
  | 'prestige'
  | 'money'
  | 'tokens'
  | 'hidden'
  | 'track'
  | 'christians'
  | 'freedSlaves'
  | 'total'
  | 'and'
  | 'wins'
  | 'winTogether';

/** What one language contributes to the words of Sylla. */
export interface SyllaLanguage {
  /** The names of what is in the box, by the numbers of its components. */
  readonly names: Readonly<
    Record<
      'virtues' | 'colours' | 'cards' | 'buildings' | 'events' | 'works' | 'cubes',
      readonly string[]
    >
  >;
  readonly phrases: Readonly<Record<Phrase, string>>;
  /** What a seat is asked, and why: one sentence to the seat itself. */
  readonly prompts: Readonly<Record<Asked, (view: SyllaView, who: Who) => string>>;
  readonly phases: Readonly<Record<string, string>>;
  sentences(who: Who): Pick<SyllaGameWords, 'chronicle' | 'refusals'>;
}

export interface SyllaWords extends SyllaGameWords {
  readonly names: SyllaLanguage['names'];
}

/** The words of Sylla in one language. */
export function syllaWords(language: SyllaLanguage): WordsFor<SyllaWords> {
  const { names, phrases, prompts, phases } = language;
  const { virtues, colours, cards, buildings, events, works, cubes } = names;

  const saleOf = (view: SyllaView, place: number): string =>
    `${buildings[view.places[place] ?? NONE]} (${colours[SALE_PLACES[place] ?? NONE]})`;

  const eventOn = (view: SyllaView, place: number): string =>
    events[view.events[place] ?? NONE] ?? '';

  const deed: SyllaWords['deed'] = (view, { move, args }) => {
    const [first = 0, second = 0] = args.map(Number);
    switch (move) {
      case 'chooseCharacters':
        return phrases.choose;
      case 'pay':
        return phrases.pay;
      case 'nameVotes':
        return phrases.nameVotes;
      case 'bid':
        return phrases.bid;
      case 'passVotes':
      case 'passBid':
        return phrases.pass;
      case 'takeConsulToken':
      case 'takeInsulaToken':
        return virtues[first] ?? '';
      case 'recruit':
        return cards[first] ?? '';
      case 'offerBuilding':
        return saleOf(view, first);
      case 'useTemple':
        return `${phrases.temple} ${virtues[first]}`;
      case 'useTavern':
        return `${phrases.tavern}: ${virtues[first]} ${signed(second)}`;
      case 'finishRevenue':
        return phrases.done;
      case 'placeCube':
        return `${cubes[first]} → ${eventOn(view, second)}`;
      case 'prevent':
      case 'removeEvent':
        return eventOn(view, first);
      case 'flipCard':
        return args[1] ? `${cards[first]} (${phrases.lyingSideways})` : (cards[first] ?? '');
      case 'flipBuilding':
        return buildings[first] ?? '';
      case 'stake':
        return args[1] ? phrases.stakeForWork : phrases.stakeForPlebeians;
      default:
        return move;
    }
  };

  const open: SyllaWords['open'] = (_view, { move }) => {
    switch (move) {
      case 'chooseCharacters':
      case 'pay':
        return [{ name: phrases.cardsToTurn, kinds: cards }];
      case 'nameVotes':
        return [{ name: phrases.votes }];
      case 'bid':
        return [{ name: phrases.cardsToTurn }];
      case 'stake':
        return [{ name: phrases.deniers }, null];
      default:
        return [];
    }
  };

  const commons = (view: SyllaView, who: Who): Line[] => {
    const work = view.work === NONE ? view.worksAhead[0] : view.work;
    const onSale = view.places.flatMap((building, place) =>
      building === NONE ? [] : [saleOf(view, place)],
    );
    const fought = view.events.map((_, place) => {
      const there = sum(view.fight.cubes[place] ?? []);
      return `${eventOn(view, place)}${there > 0 ? ` ×${there}` : ''}`;
    });
    const ladder = view.ladder.map(
      (square, virtue) => `${virtues[virtue]} ${square} (${worthOf(square)})`,
    );
    const display = view.display.flatMap((card) => (card === NONE ? [] : [cards[card]]));
    return [
      { name: phrases.turn, value: `${view.turn} / ${TURNS}` },
      { name: phrases.consul, value: who(view.consul) },
      { name: phrases.ladder, value: ladder.join(' · ') },
      { name: phrases.famine, value: String(view.famine) },
      { name: phrases.work, value: works[work ?? NONE] ?? '' },
      { name: phrases.display, value: display.join(' · ') },
      { name: phrases.forSale, value: onSale.join(' · ') },
      { name: phrases.openEvents, value: fought.join(' · ') },
    ];
  };

  const seatLines: SyllaWords['seat'] = (view, seat) => {
    const player = view.players[seat];
    if (!player) return [];
    const { purse } = player;
    const down = player.faceDown.map((n, card) => n + (player.faceDownSideways[card] ?? 0));
    const faceDown = [listed(down, cards), listed(player.buildingsDown, buildings)];
    const tokens = purse?.tokens.map((n, virtue) => `${virtues[virtue]} ${n}`).join(' · ');
    return [
      { name: phrases.prestige, value: String(player.prestige) },
      { name: phrases.money, value: purse ? String(purse.money) : phrases.hidden },
      { name: phrases.tokens, value: tokens ?? phrases.hidden },
      { name: phrases.upright, value: listed(player.upright, cards) },
      { name: phrases.sideways, value: listed(player.sideways, cards) },
      { name: phrases.faceDown, value: faceDown.filter(Boolean).join(', ') },
      { name: phrases.estate, value: listed(player.buildings, buildings) },
    ];
  };

  const scoreLines: SyllaWords['score'] = ({ track, christians, freedSlaves, tokens, total }) => {
    const known = (n: number | null): string => (n === null ? '?' : String(n));
    return [
      { name: phrases.track, value: String(track) },
      { name: phrases.christians, value: String(christians) },
      { name: phrases.freedSlaves, value: known(freedSlaves) },
      ...virtues.map((name, virtue) => ({ name, value: known(tokens?.[virtue] ?? null) })),
      { name: phrases.total, value: known(total) },
    ];
  };

  return (who) => ({
    names,
    phases,
    prompt: (view) =>
      view.asked.seat === NOBODY ? '' : prompts[view.asked.what as Asked](view, who),
    deed,
    open,
    commons: (view) => commons(view, who),
    seat: seatLines,
    score: scoreLines,
    outcome: ({ winners, totals = [] }) => {
      const best = winners.map(who).join(` ${phrases.and} `);
      const points = totals.map((total, seat) => `${who(seat)} ${total}`).join(', ');
      return `${best} ${winners.length === 1 ? phrases.wins : phrases.winTogether} (${points})`;
    },
    ...language.sentences(who),
  });
}
