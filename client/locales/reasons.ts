import type { MoveFeatures, Reason } from '../../game/bots/reasons';
import { type GameId, isGameId } from '../../game/manifests';
import type { Language } from '../app/settings';
import { isPseudo, pseudo } from './pseudo';

/**
 * What a feature says for a move, in short clauses whose subject is the move. Both are true whatever the bots have
 * learned: that decides only which of the two is said.
 */
export type Clauses = {
  /** Of a move that has more of the feature than another. */
  readonly more: string;
  /** Of a move that has less of it, or none at all. */
  readonly less: string;
};

/** Why a move of a game is good: the clauses of every feature. */
export type Reasons<Id extends GameId> = Readonly<Record<MoveFeatures[Id], Clauses>>;

/** The clauses of any game, by feature; of a game that nobody knows there are none. */
export type AnyReasons = Readonly<Record<string, Clauses>>;

/** Loaded by those who ask for advice. */
const LOADERS: Readonly<Record<GameId, Record<Language, () => Promise<AnyReasons>>>> = {
  sylla: {
    en: () => import('./reasons/sylla.en').then(({ syllaReasonsEn }) => syllaReasonsEn),
    de: () => import('./reasons/sylla.de').then(({ syllaReasonsDe }) => syllaReasonsDe),
  },
  alea: {
    en: () => import('./reasons/alea.en').then(({ aleaReasonsEn }) => aleaReasonsEn),
    de: () => import('./reasons/alea.de').then(({ aleaReasonsDe }) => aleaReasonsDe),
  },
  triumvirate: {
    en: () =>
      import('./reasons/triumvirate.en').then(({ triumvirateReasonsEn }) => triumvirateReasonsEn),
    de: () =>
      import('./reasons/triumvirate.de').then(({ triumvirateReasonsDe }) => triumvirateReasonsDe),
  },
};

const NO_REASONS: Promise<AnyReasons> = Promise.resolve({});

const loaded = new Map<string, Promise<AnyReasons>>();

/** The clauses of a game in a language, or in English where nobody speaks it. Always the same promise: React waits for it. */
export function loadReasons(game: string, language: string): Promise<AnyReasons> {
  if (!isGameId(game)) return NO_REASONS;
  const spoken = isSpoken(language) ? language : 'en';
  const key = `${game}.${spoken}`;
  const known = loaded.get(key);
  if (known) return known;
  const found = LOADERS[game][spoken]();
  const used = isPseudo ? found.then((clauses) => pseudo(clauses)) : found;
  loaded.set(key, used);
  // What could not be loaded may be asked for again.
  used.catch(() => loaded.delete(key));
  return used;
}

const SPOKEN: Readonly<Record<Language, true>> = { en: true, de: true };

const isSpoken = (language: string): language is Language => Object.hasOwn(SPOKEN, language);

export function sayReason(clauses: AnyReasons, { feature, hasMore }: Reason): string {
  return clauses[feature]?.[hasMore ? 'more' : 'less'] ?? '';
}
