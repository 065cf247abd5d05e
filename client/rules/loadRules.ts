import type { GameId } from '../../game/manifests';
import type { Language } from '../app/settings';
import { isPseudo, pseudo } from '../locales/pseudo';
import type { RulesText } from './rulesText';

type Loaders = Readonly<Record<Language, () => Promise<RulesText>>>;

const LOADERS: Partial<Record<GameId, Loaders>> = {
  sylla: {
    en: () => import('./sylla.en').then(({ syllaRulesEn }) => syllaRulesEn),
    de: () => import('./sylla.de').then(({ syllaRulesDe }) => syllaRulesDe),
  },
  alea: {
    en: () => import('./alea.en').then(({ aleaRulesEn }) => aleaRulesEn),
    de: () => import('./alea.de').then(({ aleaRulesDe }) => aleaRulesDe),
  },
  triumvirate: {
    en: () => import('./triumvirate.en').then(({ triumvirateRulesEn }) => triumvirateRulesEn),
    de: () => import('./triumvirate.de').then(({ triumvirateRulesDe }) => triumvirateRulesDe),
  },
};

const loaded = new Map<string, Promise<RulesText | null>>();

/** The rules of a game; null if we have not written them. */
export function loadRules(game: GameId, language: Language): Promise<RulesText | null> {
  const key = `${game}.${language}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = LOADERS[game]?.[language]() ?? Promise.resolve(null);
  const rules = loading.then((text) => (isPseudo ? pseudo(text) : text));
  loaded.set(key, rules);
  rules.catch(() => loaded.delete(key));
  return rules;
}
