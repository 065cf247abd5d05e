import type { GameId } from '../../game/manifests';
import type { Language } from '../app/settings';
import type { GameWords, WordsFor } from './gameWords';
import { isPseudo, pseudo } from './pseudo';

/** A game is only ever told in its own words; the compiler cannot know that. */
const any = (words: unknown): WordsFor<GameWords> => words as WordsFor<GameWords>;

/** Loaded when a table of the game is opened. */
const LOADERS: Readonly<Record<GameId, Record<Language, () => Promise<WordsFor<GameWords>>>>> = {
  sylla: {
    en: () => import('./sylla.en').then(({ syllaEn }) => any(syllaEn)),
    de: () => import('./sylla.de').then(({ syllaDe }) => any(syllaDe)),
  },
  alea: {
    en: () => import('./alea.en').then(({ aleaEn }) => any(aleaEn)),
    de: () => import('./alea.de').then(({ aleaDe }) => any(aleaDe)),
  },
  triumvirate: {
    en: () => import('./triumvirate.en').then(({ triumvirateEn }) => any(triumvirateEn)),
    de: () => import('./triumvirate.de').then(({ triumvirateDe }) => any(triumvirateDe)),
  },
};

const loaded = new Map<string, Promise<WordsFor<GameWords>>>();

export function loadGameWords(game: GameId, language: Language): Promise<WordsFor<GameWords>> {
  const key = `${game}.${language}`;
  const known = loaded.get(key);
  if (known) return known;
  const words = LOADERS[game][language]();
  const used = isPseudo ? words.then((make) => pseudo(make)) : words;
  loaded.set(key, used);
  used.catch(() => loaded.delete(key));
  return used;
}
