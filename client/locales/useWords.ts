import { type Language, useSettings } from '../app/settings';
import { isPseudo, pseudo } from './pseudo';
import type { Words } from './words';

const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => import('./en').then(({ en }) => en),
  de: () => import('./de').then(({ de }) => de),
};

const loaded = new Map<Language, Words>();

/** Loads a language; the page asks for its own before it is drawn, and for another before it changes to it. */
export async function loadWords(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const words = await LOADERS[language]();
  loaded.set(language, isPseudo ? pseudo(words) : words);
}

/** What the table says, in the person's language. */
export function useWords(): Words {
  const words = loaded.get(useSettings().language);
  if (!words) throw new Error('a language was chosen before it was loaded');
  return words;
}
