import type { MoveFeatures } from '../../game/bots/reasons';
import type { GameId } from '../../game/manifests';
import type { Language } from '../app/settings';
import { isPseudo, pseudo } from './pseudo';

/**
 * Why a move is good: short clauses whose subject is the move, to be joined by semicolons. Each holds for what the bots
 * have learned: what they seek is said of a move that has more of it than another, what they shun of a move that has less.
 */
export type Reasons = {
  readonly [Id in GameId]: Readonly<Record<MoveFeatures[Id], string>>;
};

const LOADERS: Readonly<Record<Language, () => Promise<Reasons>>> = {
  en: () => import('./reasons.en').then(({ reasonsEn }) => reasonsEn),
  de: () => import('./reasons.de').then(({ reasonsDe }) => reasonsDe),
};

const loaded = new Map<Language, Promise<Reasons>>();

const isSpoken = (language: string): language is Language => Object.hasOwn(LOADERS, language);

/** The reasons in a language, or in English where nobody speaks it; loaded by those who ask for advice. */
export function loadReasons(language: string): Promise<Reasons> {
  const spoken = isSpoken(language) ? language : 'en';
  let reasons = loaded.get(spoken);
  if (!reasons) {
    reasons = LOADERS[spoken]().then((found) => (isPseudo ? pseudo(found) : found));
    loaded.set(spoken, reasons);
  }
  return reasons;
}
