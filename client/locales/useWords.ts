import { type Language, useSettings } from '../app/settings';
import { de } from './de';
import { en } from './en';
import { isPseudo, pseudo } from './pseudo';
import type { Words } from './words';

const LANGUAGES: Readonly<Record<Language, Words>> = isPseudo
  ? { en: pseudo(en), de: pseudo(de) }
  : { en, de };

/** What the table says, in the person's language. */
export function useWords(): Words {
  return LANGUAGES[useSettings().language];
}
