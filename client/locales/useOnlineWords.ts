import { use } from 'react';
import { type Language, useSettings } from '../app/settings';
import type { OnlineWords } from './online.en';
import { isPseudo, pseudo } from './pseudo';

const LOADERS: Readonly<Record<Language, () => Promise<OnlineWords>>> = {
  en: () => import('./online.en').then(({ onlineEn }) => onlineEn),
  de: () => import('./online.de').then(({ onlineDe }) => onlineDe),
};

const loaded = new Map<Language, Promise<OnlineWords>>();

/** What online play says; loaded by those who play online. */
export function useOnlineWords(): OnlineWords {
  const { language } = useSettings();
  let words = loaded.get(language);
  if (!words) {
    words = LOADERS[language]().then((found) => (isPseudo ? pseudo(found) : found));
    loaded.set(language, words);
  }
  return use(words);
}
