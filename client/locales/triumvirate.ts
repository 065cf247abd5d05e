import { NOBODY, type NOT_YET, type PHASE_OVER } from '../../game/table/asking';
import { at, sum } from '../../game/table/lists';
import { isRange, type Option } from '../../game/table/options';
import { citizenPrice, improvePrice, weaponsPrice } from '../../game/triumvirate/actionCosts';
import { HIGHEST_COMPETENCE, MOST_ACTIONS, PROVINCES } from '../../game/triumvirate/components';
import type { TriumvirateEvents } from '../../game/triumvirate/events';
import type { TriumvirateOutcome } from '../../game/triumvirate/game';
import { typeOf } from '../../game/triumvirate/map';
import { attackOdds } from '../../game/triumvirate/odds';
import { production } from '../../game/triumvirate/production';
import type { TriumvirateRefusals } from '../../game/triumvirate/refusals';
import {
  type Decision,
  NONE,
  type Score,
  type TriumvirateView,
} from '../../game/triumvirate/state';
import type { GameWords, Line, Who, WordsFor } from './gameWords';

type TriumvirateGameWords = GameWords<
  TriumvirateView,
  Score,
  TriumvirateEvents,
  TriumvirateRefusals
>;

/** What a seat can really be asked. */
type Asked = Exclude<Decision, typeof NOT_YET | typeof PHASE_OVER>;

type Phrase =
  | 'takeFromRome'
  | 'romeLegions'
  | 'spreadGold'
  | 'spreadLegions'
  | 'march'
  | 'attack'
  | 'placeOfficials'
  | 'setDown'
  | 'improve'
  | 'winCitizen'
  | 'unseatCitizen'
  | 'forgeWeapons'
  | 'endTurn'
  | 'legions'
  | 'officials'
  | 'year'
  | 'calendar'
  | 'turnOf'
  | 'points'
  | 'actions'
  | 'bank'
  | 'stock'
  | 'neutral'
  | 'bag'
  | 'card'
  | 'nobody'
  | 'gold'
  | 'citizens'
  | 'consulates'
  | 'competences'
  | 'weapons'
  | 'stone'
  | 'carried'
  | 'missing'
  | 'political'
  | 'military'
  | 'competence';

/** What one language contributes to the words of the Triumvirate. */
export interface TriumvirateLanguage {
  /** The names of what is in the box, by the numbers of its components. */
  readonly names: Readonly<
    Record<'provinces' | 'types' | 'competences' | 'victories' | 'colours', readonly string[]>
  >;
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly prompts: Readonly<Record<Asked, string>>;
  readonly phases: Readonly<Record<string, string>>;
  gold(amount: number): string;
  legions(count: number): string;
  officials(count: number): string;
  /** What a province will give at its owner's next supply. */
  yields(gold: number, legions: number): string;
  odds(percent: number, legions: number): string;
  wins(name: string, victory: string): string;
  sentences(who: Who): Pick<TriumvirateGameWords, 'chronicle' | 'refusals'>;
}

export interface TriumvirateWords extends TriumvirateGameWords {
  readonly names: TriumvirateLanguage['names'];
}

const NUMERALS = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;

/** Competences, the calendar and the sides of the card are written in Roman numerals. */
export function roman(n: number): string {
  return NUMERALS[n] ?? String(n);
}

/** The words of the Triumvirate in one language. */
export function triumvirateWords(language: TriumvirateLanguage): WordsFor<TriumvirateWords> {
  const { names, phrases, prompts, phases } = language;
  const { provinces, types, competences, victories, colours } = names;

  const deedOf = (view: TriumvirateView, { move, args }: Option, who: Who): string => {
    const seat = view.asked.seat;
    const first = Number(args[0]);
    const price = (gold: number): string => `(${language.gold(gold)})`;
    switch (move) {
      case 'takeFromRome':
        return phrases.takeFromRome;
      case 'spreadGold':
        return phrases.spreadGold;
      case 'spreadLegions':
        return phrases.spreadLegions;
      case 'march':
        return `${phrases.march} ${provinces[first]}`;
      case 'attack': {
        const legions = args[1] !== undefined && isRange(args[1]) ? args[1].most : Number(args[1]);
        const { conquest } = attackOdds(view, seat, first, legions);
        const odds = language.odds(Math.round(100 * conquest), legions);
        return `${phrases.attack} ${provinces[first]} (${who(at(view.owner, first))}): ${odds}`;
      }
      case 'placeOfficials': {
        const [setDown] = args;
        const there = at(view.officials, at(view.players, seat).stone);
        const more = setDown !== undefined && isRange(setDown) && setDown.least > there;
        return more ? phrases.setDown : phrases.placeOfficials;
      }
      case 'improve':
        return `${phrases.improve}: ${competences[first]} ${price(improvePrice(view))}`;
      case 'winCitizen':
        return `${phrases.winCitizen} ${price(citizenPrice(view, seat))}`;
      case 'unseatCitizen':
        return `${phrases.unseatCitizen} ${who(first)} ${price(citizenPrice(view, seat))}`;
      case 'forgeWeapons':
        return `${phrases.forgeWeapons} ${price(weaponsPrice(view, seat))}`;
      case 'endTurn':
        return phrases.endTurn;
      case 'flee':
      case 'appointOfficial':
        return provinces[first] ?? '';
      case 'takeCompensation':
        return competences[first] ?? '';
      default:
        return move;
    }
  };

  const open: TriumvirateWords['open'] = (_view, { move }) => {
    switch (move) {
      case 'takeFromRome':
        return [{ name: phrases.romeLegions, kinds: provinces }];
      case 'spreadGold':
        return [{ name: phrases.gold, kinds: provinces }];
      case 'spreadLegions':
        return [{ name: phrases.legions, kinds: provinces }];
      case 'march':
      case 'attack':
        return [null, { name: phrases.legions }, { name: phrases.officials }];
      case 'placeOfficials':
        return [{ name: phrases.officials }];
      default:
        return [];
    }
  };

  const commons = (view: TriumvirateView, who: Who): Line[] => {
    const { holder, side } = view.card;
    const bag = view.bag.map((weapons, colour) => `${colours[colour]} ${weapons}`);
    const card = holder === NONE ? phrases.nobody : `${who(holder)} (${roman(side)})`;
    return [
      { name: phrases.year, value: String(view.year) },
      { name: phrases.calendar, value: roman(view.calendar) },
      { name: phrases.turnOf, value: who(view.active) },
      { name: phrases.points, value: String(view.points) },
      { name: phrases.actions, value: `${view.actions} / ${MOST_ACTIONS}` },
      { name: phrases.bank, value: String(view.bank) },
      { name: phrases.stock, value: String(view.stock) },
      { name: phrases.neutral, value: String(view.neutral) },
      { name: phrases.bag, value: `${sum(view.bag)}: ${bag.join(', ')}` },
      { name: phrases.card, value: card },
    ];
  };

  const provinceLine = (view: TriumvirateView, province: number): Line => {
    const { gold, legions } = at(production(view), province);
    const there = [
      types[typeOf(province)],
      language.legions(at(view.legions, province)),
      at(view.gold, province) > 0 ? language.gold(at(view.gold, province)) : '',
      at(view.officials, province) > 0 ? language.officials(at(view.officials, province)) : '',
      gold + legions > 0 ? language.yields(gold, legions) : '',
    ];
    return { name: provinces[province] ?? '', value: there.filter(Boolean).join(' · ') };
  };

  const seatLines: TriumvirateWords['seat'] = (view, seat) => {
    const player = view.players[seat];
    if (!player) return [];
    const levels = player.competences.map((level, i) => `${competences[i]} ${roman(level)}`);
    return [
      { name: phrases.gold, value: String(player.gold) },
      { name: phrases.citizens, value: String(player.citizens) },
      { name: phrases.consulates, value: String(player.consulates) },
      { name: phrases.competences, value: levels.join(' · ') },
      { name: phrases.weapons, value: String(player.weapons) },
      { name: phrases.stone, value: provinces[player.stone] ?? '' },
      { name: phrases.carried, value: String(player.carried) },
      ...PROVINCES.filter((province) => view.owner[province] === seat).map((province) =>
        provinceLine(view, province),
      ),
    ];
  };

  const scoreLines: TriumvirateWords['score'] = ({ political, military, competence }) => {
    const missing = (...counts: string[]): string => `${phrases.missing} ${counts.join(' / ')}`;
    const levels = `${roman(competence.political)} + ${roman(competence.military)}`;
    const goal = roman(HIGHEST_COMPETENCE);
    return [
      {
        name: phrases.political,
        value: missing(
          `${political.missingConsulates} ${phrases.consulates}`,
          `${political.missingCitizens} ${phrases.citizens}`,
        ),
      },
      { name: phrases.military, value: `${military.provinces}, ${missing(`${military.missing}`)}` },
      {
        name: phrases.competence,
        value: `${levels} (${goal} + ${goal}), ${missing(`${competence.missing}`)}`,
      },
    ];
  };

  return (who) => ({
    names,
    phases,
    prompt: ({ asked }) => (asked.seat === NOBODY ? '' : prompts[asked.what as Asked]),
    deed: (view, option) => deedOf(view, option, who),
    open,
    commons: (view) => commons(view, who),
    seat: seatLines,
    score: scoreLines,
    outcome: (outcome) => {
      const { winners, how } = outcome as TriumvirateOutcome;
      return winners.map((seat) => language.wins(who(seat), victories[how] ?? '')).join(' ');
    },
    ...language.sentences(who),
  });
}
