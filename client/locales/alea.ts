import { cardsOf } from '../../game/alea/cards';
import {
  factsFor,
  LATRINA,
  PATRICIAN_FACTS,
  PROVINCE_FACTS,
  TILES,
  VALUES,
  VILLA,
} from '../../game/alea/components';
import { countOf, pipsOf } from '../../game/alea/dice';
import type { AleaEvents } from '../../game/alea/events';
import { lengthOf } from '../../game/alea/placing/senatus';
import type { AleaRefusals } from '../../game/alea/refusals';
import { score as scoreOf } from '../../game/alea/score';
import {
  type AleaView,
  type Decision,
  HIDDEN,
  IN_VILLA,
  NOWHERE,
  type Score,
} from '../../game/alea/state';
import { NOBODY, type NOT_YET, type PHASE_OVER } from '../../game/table/asking';
import { range, sum } from '../../game/table/lists';
import type { Option } from '../../game/table/options';
import type { GameWords, Line, Who, WordsFor } from './gameWords';

type AleaGameWords = GameWords<AleaView, Score, AleaEvents, AleaRefusals>;

/** What a seat can really be asked. */
type Asked = Exclude<Decision, typeof NOT_YET | typeof PHASE_OVER>;

type Phrase =
  | 'roll'
  | 'reroll'
  | 'endTurn'
  | 'keep'
  | 'diceToReroll'
  | 'tilesToKeep'
  | 'round'
  | 'lap'
  | 'lastLap'
  | 'startPlayer'
  | 'fortunaPile'
  | 'fortunaDiscard'
  | 'senatePile'
  | 'underThePile'
  | 'openProvinces'
  | 'openPatricians'
  | 'gone'
  | 'dice'
  | 'toRoll'
  | 'chips'
  | 'provinces'
  | 'patricians'
  | 'fortuna'
  | 'drawn'
  | 'cards'
  | 'passedOn'
  | 'faceDown'
  | 'now'
  | 'unhoused'
  | 'total'
  | 'and'
  | 'wins'
  | 'winTogether';

/** What one language contributes to the words of Alea Iacta Est. */
export interface AleaLanguage {
  readonly names: {
    /** By the numbers of components.ts. */
    readonly buildings: readonly string[];
    /** The last one is the grey of the free province. */
    readonly colours: readonly string[];
    /** Senate cards, and what each of them pays. */
    readonly cards: readonly string[];
    readonly cardTexts: readonly string[];
    province(colour: number, value: number): string;
    patrician(colour: number, sex: number, value: number): string;
  };
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly prompts: Readonly<Record<Asked, string>>;
  readonly phases: Readonly<Record<string, string>>;
  sentences(who: Who): Pick<AleaGameWords, 'chronicle' | 'refusals'>;
}

export interface AleaWords extends AleaGameWords {
  readonly names: AleaLanguage['names'];
}

/** Counts by value, dice or Fortuna tiles, as they are said: `4-4-5`. */
export function diceText(counts: readonly number[]): string {
  return counts.flatMap((n, i) => new Array<number>(n).fill(i + 1)).join('-');
}

/** The same for counts as the chronicle names them; tiles have no more than three values. */
export function toldText(told: Told): string {
  const { ones, twos, threes, fours = 0, fives = 0, sixes = 0 } = told;
  return diceText([ones, twos, threes, fours, fives, sixes]);
}

interface Told {
  readonly ones: number;
  readonly twos: number;
  readonly threes: number;
  readonly fours?: number;
  readonly fives?: number;
  readonly sixes?: number;
}

/** A run from its lowest to its highest value: `2-3-4`. */
export function runText(low: number, high: number): string {
  return range(high - low + 1)
    .map((i) => low + i)
    .join('-');
}

/** So many dice of one value: `4-4`. */
export function setText(value: number, size: number): string {
  return new Array<number>(size).fill(value).join('-');
}

/** The names of provinces and patricians by their numbers. */
export function tileNames({ province, patrician }: AleaLanguage['names']) {
  return {
    provinceName: (number: number): string => {
      const facts = PROVINCE_FACTS[number];
      return facts ? province(facts.colour, facts.value) : '';
    },
    patricianName: (number: number): string => {
      const facts = PATRICIAN_FACTS[number];
      return facts ? patrician(facts.colour, facts.sex, facts.value) : '';
    },
  };
}

const KINDS_OF_DICE = VALUES.map(String);
const KINDS_OF_TILES = TILES.map((_, i) => String(i + 1));
const NUMERALS = ['I', 'II', 'III', 'IV'] as const;

/** The value of a province as its tile shows it. */
export function numeral(value: number): string {
  return NUMERALS[value - 1] ?? '0';
}

/** The words of Alea Iacta Est in one language. */
export function aleaWords(language: AleaLanguage): WordsFor<AleaWords> {
  const { names, phrases, prompts, phases } = language;
  const { buildings, cards } = names;
  const { provinceName, patricianName } = tileNames(names);
  const joined = (parts: readonly string[]): string => parts.join(' · ');
  const cardName = (card: number): string => cards[card] ?? phrases.faceDown;

  const homeName = (home: number): string =>
    home === IN_VILLA ? cardName(VILLA) : provinceName(home);

  const deed: AleaWords['deed'] = (view, { move, args }) => {
    const [first = 0, second = 0] = args.map(Number);
    switch (move) {
      case 'roll':
        return phrases.roll;
      case 'reroll':
        return phrases.reroll;
      case 'placeInTemplum':
        return `${buildings[0]}: ${diceText(diceIn(args))}`;
      case 'placeInSenatus':
        return `${buildings[1]}: ${runText(first, second)}`;
      case 'placeInCastrum':
        return `${buildings[2]}: ${setText(first, second)}${grown(view, first, second)}`;
      case 'placeInForum':
        return `${buildings[3]}: ${diceText(diceIn(args))}`;
      case 'placeInLatrina':
        return `${buildings[LATRINA]}: ${first}`;
      case 'endTurn':
        return phrases.endTurn;
      case 'keepTiles':
        return phrases.keep;
      case 'keepCard':
        return `${cardName(first)}: ${names.cardTexts[first]}`;
      case 'takeProvince':
        return provinceName(first);
      case 'takePatrician':
        return patricianName(first);
      default:
        return move;
    }
  };

  const open: AleaWords['open'] = (_view, { move }) => {
    if (move === 'reroll') return [{ name: phrases.diceToReroll, kinds: KINDS_OF_DICE }];
    if (move === 'keepTiles') return [{ name: phrases.tilesToKeep, kinds: KINDS_OF_TILES }];
    return [];
  };

  const commons = (view: AleaView, who: Who): Line[] => {
    const { rounds, pillars, templum } = factsFor(view.players.length);
    const bySeat = <T>(list: readonly T[], tell: (entry: T) => string): string =>
      joined(
        list.flatMap((entry, seat) => {
          const told = tell(entry);
          return told === '' ? [] : [`${who(seat)} ${told}`];
        }),
      );
    const lap = view.lastLap ? `${view.lap} (${phrases.lastLap})` : String(view.lap);
    const row = view.forum.values.map((value, i) => `${value} ${who(view.forum.owners[i] ?? 0)}`);
    const tiles: Line[] = [
      { name: buildings[0] ?? '', value: bySeat(view.templum, templumText) },
      { name: phrases.fortunaPile, value: String(view.fortunaPile.length) },
      { name: phrases.fortunaDiscard, value: diceText(view.fortunaDiscard) },
    ];
    const gone = [
      ...view.provincesGone.map(provinceName),
      ...view.patriciansGone.map(patricianName),
    ];
    return [
      { name: phrases.round, value: `${view.round} / ${rounds}` },
      { name: phrases.lap, value: lap },
      { name: phrases.startPlayer, value: who(view.startPlayer) },
      ...(templum ? tiles : []),
      {
        name: buildings[1] ?? '',
        value: bySeat(view.senatus, (run) => (lengthOf(run) ? runText(run.low, run.high) : '')),
      },
      { name: phrases.senatePile, value: String(view.senatePile.length) },
      { name: phrases.underThePile, value: joined(underThePile(view).map(cardName)) },
      { name: buildings[2] ?? '', value: bySeat(view.castrum, setsText) },
      { name: phrases.openProvinces, value: joined(view.openProvinces.map(provinceName)) },
      { name: `${buildings[3]} (${pillars})`, value: joined(row) },
      { name: phrases.openPatricians, value: joined(view.openPatricians.map(patricianName)) },
      {
        name: buildings[LATRINA] ?? '',
        value: bySeat(view.latrina, (dice) => (dice > 0 ? String(dice) : '')),
      },
      { name: phrases.gone, value: joined(gone) },
    ];
  };

  const seatLines: AleaWords['seat'] = (view, seat) => {
    const player = view.players[seat];
    if (!player) return [];
    const { hand, unrolled, drawn } = player;
    const dice = sum(hand) > 0 ? diceText(hand) : `${unrolled} ${phrases.toRoll}`;
    const { cards: points, housing } = scoreOf(view, seat);
    const housed = player.patricians.map((patrician, i) => {
      const home = homeName(housing[i] ?? NOWHERE);
      return home === '' ? patricianName(patrician) : `${patricianName(patrician)} → ${home}`;
    });
    const held = cardsOf(view, seat).map((card, i) => {
      const worth = points[i];
      return typeof worth === 'number'
        ? `${cardName(card)} (${phrases.now} ${worth})`
        : cardName(card);
    });
    const passed = view.dealings.flatMap(({ seats, passedOn }) =>
      seats[0] === seat && seats.length > 1 ? passedOn.filter((card) => card !== HIDDEN) : [],
    );
    const hidden = drawn.map((value) => (value === HIDDEN ? phrases.faceDown : String(value)));
    return [
      { name: phrases.dice, value: dice },
      { name: phrases.chips, value: String(player.chips) },
      { name: phrases.provinces, value: joined(player.provinces.map(provinceName)) },
      { name: phrases.patricians, value: joined(housed) },
      { name: phrases.fortuna, value: diceText(player.fortuna) },
      { name: phrases.drawn, value: joined(hidden) },
      { name: phrases.cards, value: joined(held) },
      { name: phrases.passedOn, value: joined(passed.map(cardName)) },
    ];
  };

  const scoreLines: AleaWords['score'] = ({ cards: points, total, unhoused, ...score }) => {
    const known = (n: number | null): string => (n === null ? '?' : String(n));
    const inCards = points.includes(null) ? null : sum(points.map(Number));
    return [
      { name: phrases.provinces, value: String(score.provinces) },
      { name: phrases.patricians, value: String(score.patricians) },
      { name: phrases.cards, value: known(inCards) },
      { name: phrases.fortuna, value: String(score.fortuna) },
      { name: phrases.chips, value: String(score.chips) },
      { name: phrases.total, value: known(total) },
      { name: phrases.unhoused, value: String(unhoused) },
    ];
  };

  return (who) => ({
    names,
    phases,
    prompt: ({ asked, lastLap }) => {
      if (asked.seat === NOBODY) return '';
      const prompt = prompts[asked.what as Asked];
      const warns = lastLap && (asked.what === 'roll' || asked.what === 'place');
      return warns ? `${prompt} (${phrases.lastLap})` : prompt;
    },
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

function diceIn(args: Option['args']): number[] {
  const [dice] = args;
  return Array.isArray(dice) ? dice : [];
}

/** How large a set becomes that already lies there. */
function grown(view: AleaView, value: number, count: number): string {
  const size = countOf(view.castrum[view.asked.seat] ?? [], value);
  return size > 0 ? ` (${size} → ${size + count})` : '';
}

function templumText(dice: readonly number[]): string {
  return sum(dice) > 0 ? `${diceText(dice)} (${pipsOf(dice)})` : '';
}

function setsText(sets: readonly number[]): string {
  return VALUES.flatMap((value) => {
    const size = countOf(sets, value);
    return size > 0 ? [setText(value, size)] : [];
  }).join(', ');
}

/** The cards under the Senate pile that this view knows. */
function underThePile({ dealings }: AleaView): number[] {
  return dealings.flatMap(({ seats, cards }) =>
    cards.slice(seats.length).filter((card) => card !== HIDDEN),
  );
}
