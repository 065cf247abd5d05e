import { createContext, type ReactNode, use, useContext, useMemo, useState } from 'react';
import type { SyllaView } from '../../../game/sylla/state';
import type { Arg } from '../../../game/table/options';
import { type Language, useSettings } from '../../app/settings';
import { isPseudo, pseudo } from '../../locales/pseudo';
import type { SyllaWords } from '../../locales/sylla';
import type { SyllaAbout } from '../../locales/sylla.about';
import { type TableModel, useTableOf } from '../../table/TableContext';
import type { BoardPhrases } from './phrases.en';

/** A step that something hovered would make on the ladder. */
export interface Ghost {
  readonly virtue: number;
  readonly step: number;
}

interface Desk {
  readonly about: SyllaAbout;
  readonly phrases: BoardPhrases;
  /** Cards chosen so far, by card number, in a choice of several. */
  readonly chosen: readonly number[];
  choose(cards: readonly number[]): void;
  /** The kind of cube in hand. */
  readonly cube: number | null;
  takeCube(kind: number | null): void;
  readonly ghost: Ghost | null;
  showGhost(ghost: Ghost | null): void;
}

const Context = createContext<Desk | null>(null);

interface Texts {
  readonly about: SyllaAbout;
  readonly phrases: BoardPhrases;
}

const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => {
    const [{ syllaAboutEn }, { phrasesEn }] = await Promise.all([
      import('../../locales/sylla.about.en'),
      import('./phrases.en'),
    ]);
    return { about: syllaAboutEn, phrases: phrasesEn };
  },
  de: async () => {
    const [{ syllaAboutDe }, { phrasesDe }] = await Promise.all([
      import('../../locales/sylla.about.de'),
      import('./phrases.de'),
    ]);
    return { about: syllaAboutDe, phrases: phrasesDe };
  },
};

const loaded = new Map<Language, Promise<Texts>>();

function loadTexts(language: Language): Promise<Texts> {
  const known = loaded.get(language);
  if (known) return known;
  const texts = LOADERS[language]().then((found) => (isPseudo ? pseudo(found) : found));
  loaded.set(language, texts);
  return texts;
}

/** What a person does at Sylla's board before it becomes a move. */
export function SyllaDesk({ children }: { children: ReactNode }) {
  const { language } = useSettings();
  const { about, phrases } = use(loadTexts(language));
  const [chosen, choose] = useState<readonly number[]>([]);
  const [cube, takeCube] = useState<number | null>(null);
  const [ghost, showGhost] = useState<Ghost | null>(null);
  const desk = useMemo(
    () => ({
      about,
      phrases,
      chosen,
      choose,
      cube,
      takeCube,
      ghost,
      showGhost,
    }),
    [about, phrases, chosen, cube, ghost],
  );
  return <Context.Provider value={desk}>{children}</Context.Provider>;
}

export function useDesk(): Desk {
  const desk = useContext(Context);
  if (!desk) throw new Error('there is no desk around this component');
  return desk;
}

export type SyllaModel = TableModel<SyllaView, SyllaWords>;

export function useSylla(): SyllaModel {
  return useTableOf<SyllaView, SyllaWords>();
}

/** The first arguments with which a move is legal now: what is lit on the board. */
export function firstArgs({ options }: SyllaModel, move: string): Arg[] {
  return options.flatMap((option) => (option.move === move ? [option.args[0] as Arg] : []));
}
