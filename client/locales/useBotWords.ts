import { use } from 'react';
import { type Language, useSettings } from '../app/settings';
import type { BotWords } from './bots.en';
import { isPseudo, pseudo } from './pseudo';

const LOADERS: Readonly<Record<Language, () => Promise<BotWords>>> = {
  en: () => import('./bots.en').then(({ botsEn }) => botsEn),
  de: () => import('./bots.de').then(({ botsDe }) => botsDe),
};

const loaded = new Map<Language, Promise<BotWords>>();

/** What is said around bots; loaded by those who need it. */
export function useBotWords(): BotWords {
  const { language } = useSettings();
  let words = loaded.get(language);
  if (!words) {
    words = LOADERS[language]().then((found) => (isPseudo ? pseudo(found) : found));
    loaded.set(language, words);
  }
  return use(words);
}
