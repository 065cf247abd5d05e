import { createContext, type ReactNode, use, useContext, useMemo, useState } from 'react';
import type { SyllaView } from '../../../game/sylla/state';
import type { Arg } from '../../../game/table/options';
import { type Language, useSettings } from '../../app/settings';
import type { SyllaWords } from '../../locales/sylla';
import type { SyllaAbout } from '../../locales/sylla.about';
import { type TableModel, useTableOf } from '../../table/TableContext';
import { type BoardPhrases, phrasesIn } from './phrases';

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

const loaded = new Map<Language, Promise<SyllaAbout>>();

function loadAbout(language: Language): Promise<SyllaAbout> {
  const known = loaded.get(language);
  if (known) return known;
  const about =
    language === 'de'
      ? import('../../locales/sylla.about.de').then(({ syllaAboutDe }) => syllaAboutDe)
      : import('../../locales/sylla.about.en').then(({ syllaAboutEn }) => syllaAboutEn);
  loaded.set(language, about);
  return about;
}

/** What a person does at Sylla's board before it becomes a move. */
export function SyllaDesk({ children }: { children: ReactNode }) {
  const { language } = useSettings();
  const about = use(loadAbout(language));
  const [chosen, choose] = useState<readonly number[]>([]);
  const [cube, takeCube] = useState<number | null>(null);
  const [ghost, showGhost] = useState<Ghost | null>(null);
  const desk = useMemo(
    () => ({
      about,
      phrases: phrasesIn(language),
      chosen,
      choose,
      cube,
      takeCube,
      ghost,
      showGhost,
    }),
    [about, language, chosen, cube, ghost],
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
