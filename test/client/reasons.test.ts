import { type AnyReasons, loadReasons, sayReason } from '../../client/locales/reasons';
import { aleaReasonsDe } from '../../client/locales/reasons/alea.de';
import { aleaReasonsEn } from '../../client/locales/reasons/alea.en';
import { syllaReasonsDe } from '../../client/locales/reasons/sylla.de';
import { syllaReasonsEn } from '../../client/locales/reasons/sylla.en';
import { triumvirateReasonsDe } from '../../client/locales/reasons/triumvirate.de';
import { triumvirateReasonsEn } from '../../client/locales/reasons/triumvirate.en';
import { MOVE_FEATURES as ALEA } from '../../game/alea/bot/features';
import { GAME_IDS, type GameId } from '../../game/manifests';
import { MOVE_FEATURES as SYLLA } from '../../game/sylla/bot/features';
import { MOVE_FEATURES as TRIUMVIRATE } from '../../game/triumvirate/bot/features';

const FEATURES: Readonly<Record<GameId, readonly string[]>> = {
  sylla: SYLLA,
  alea: ALEA,
  triumvirate: TRIUMVIRATE,
};

const ENGLISH: Readonly<Record<GameId, AnyReasons>> = {
  sylla: syllaReasonsEn,
  alea: aleaReasonsEn,
  triumvirate: triumvirateReasonsEn,
};

const GERMAN: Readonly<Record<GameId, AnyReasons>> = {
  sylla: syllaReasonsDe,
  alea: aleaReasonsDe,
  triumvirate: triumvirateReasonsDe,
};

const LANGUAGES = [
  ['English', ENGLISH],
  ['German', GERMAN],
] as const;

const all = LANGUAGES.flatMap(([language, reasons]) =>
  GAME_IDS.map((id) => ({ language, id, clauses: reasons[id] })),
);

const textsOf = (clauses: AnyReasons): string[] =>
  Object.values(clauses).flatMap(({ more, less }) => [more, less]);

/** The longest that still reads as one of three clauses behind a move. */
const LONGEST = 90;

describe.each(all)('The reasons for moves of $id in $language', ({ id, clauses }) => {
  const texts = textsOf(clauses);

  it('have words for every feature, and for nothing else', () => {
    expect(Object.keys(clauses).sort()).toEqual([...FEATURES[id]].sort());
  });

  it('have words for more of a feature and for less of it, and for nothing else', () => {
    for (const both of Object.values(clauses))
      expect(Object.keys(both).sort()).toEqual(['less', 'more']);
  });

  it('are short clauses that can be joined by semicolons', () => {
    for (const text of texts) {
      expect(text).toMatch(/^\p{Ll}.*[^.,;:!?\s]$/u);
      expect(text).not.toMatch(/;|\s\s|\s[.,:]|undefined|NaN/);
    }
    expect(texts.filter((text) => text.length > LONGEST)).toEqual([]);
  });

  it('are never the same twice', () => {
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });

  it('speak of the game, not of the bot', () => {
    expect(texts.join('\n')).not.toMatch(
      /feature|weight|polic|\bbots?\b|Merkmal|Gewicht|Strategie/i,
    );
  });
});

describe('The reasons for moves', () => {
  it.each(GAME_IDS)('of %s differ between the languages', (id) => {
    const german = textsOf(GERMAN[id]);
    expect(textsOf(ENGLISH[id]).filter((text) => german.includes(text))).toEqual([]);
  });

  it.each(GAME_IDS)('of %s are loaded in the language asked for, or in English', async (id) => {
    expect(await loadReasons(id, 'en')).toEqual(ENGLISH[id]);
    expect(await loadReasons(id, 'de')).toEqual(GERMAN[id]);
    expect(await loadReasons(id, 'la')).toEqual(ENGLISH[id]);
    // No language, but a name that every object knows.
    expect(await loadReasons(id, 'toString')).toEqual(ENGLISH[id]);
  });

  it('come in one promise, however often they are asked for', () => {
    expect(loadReasons('sylla', 'de')).toBe(loadReasons('sylla', 'de'));
    expect(loadReasons('sylla', 'la')).toBe(loadReasons('sylla', 'en'));
    expect(loadReasons('sylla', 'de')).not.toBe(loadReasons('alea', 'de'));
    expect(loadReasons('chess', 'de')).toBe(loadReasons('chess', 'en'));
  });

  it('say what a move has more of, and what it has less of', () => {
    const { more, less } = syllaReasonsEn.payStake;
    const feature = 'payStake';
    expect(sayReason(syllaReasonsEn, { feature, hasMore: true, weight: 1 })).toBe(more);
    expect(sayReason(syllaReasonsEn, { feature, hasMore: false, weight: 1 })).toBe(less);
  });

  it('are none for a game that nobody knows', async () => {
    const none = await loadReasons('chess', 'en');
    expect(none).toEqual({});
    expect(sayReason(none, { feature: 'payStake', hasMore: true, weight: 1 })).toBe('');
  });
});
