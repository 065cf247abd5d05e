import { loadReasons } from '../../client/locales/reasons';
import { reasonsDe } from '../../client/locales/reasons.de';
import { reasonsEn } from '../../client/locales/reasons.en';
import { MOVE_FEATURES as ALEA } from '../../game/alea/bot/features';
import { GAME_IDS, type GameId } from '../../game/manifests';
import { MOVE_FEATURES as SYLLA } from '../../game/sylla/bot/features';
import { MOVE_FEATURES as TRIUMVIRATE } from '../../game/triumvirate/bot/features';

const FEATURES: Readonly<Record<GameId, readonly string[]>> = {
  sylla: SYLLA,
  alea: ALEA,
  triumvirate: TRIUMVIRATE,
};

const LANGUAGES = [
  ['English', reasonsEn],
  ['German', reasonsDe],
] as const;

const all = LANGUAGES.flatMap(([language, reasons]) =>
  GAME_IDS.map((id) => ({ language, id, words: reasons[id] as Readonly<Record<string, string>> })),
);

/** The longest that still reads as one of three clauses behind a move. */
const LONGEST = 90;

describe.each(all)('The reasons for moves of $id in $language', ({ id, words }) => {
  const texts = Object.values(words);

  it('have words for every feature, and for nothing else', () => {
    expect(Object.keys(words).sort()).toEqual([...FEATURES[id]].sort());
  });

  it('are short clauses that can be joined by semicolons', () => {
    for (const text of texts) {
      expect(text).toMatch(/^\p{Ll}.*[^.,;:!?\s]$/u);
      expect(text).not.toMatch(/;|\s\s|\s[.,:]|undefined|NaN/);
      expect(text.length).toBeLessThanOrEqual(LONGEST);
    }
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
    const german = Object.values(reasonsDe[id]);
    expect(Object.values(reasonsEn[id]).filter((text) => german.includes(text))).toEqual([]);
  });

  it('are loaded in the language asked for, or in English', async () => {
    expect(await loadReasons('en')).toEqual(reasonsEn);
    expect(await loadReasons('de')).toEqual(reasonsDe);
    expect(await loadReasons('la')).toEqual(reasonsEn);
    expect(loadReasons('de')).toBe(loadReasons('de'));
  });
});
