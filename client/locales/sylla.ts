import type { SyllaEvents } from '../../game/sylla/events';
import type { SyllaRefusals } from '../../game/sylla/refusals';

type Figures<Names extends readonly string[]> = { readonly [Name in Names[number]]: number };

type Sentences<Table extends Readonly<Record<string, readonly string[]>>> = {
  readonly [Type in keyof Table]: (figures: Figures<Table[Type]>) => string;
};

/** What a language says of Sylla: a sentence for each event of the chronicle and for each refusal. */
export interface SyllaSentences {
  readonly chronicle: Sentences<SyllaEvents>;
  readonly refusals: Sentences<SyllaRefusals>;
}

/** Finds the sentence of a type that comes as data. */
export function say(
  sentences: Readonly<Record<string, unknown>>,
  type: string,
  figures: Readonly<Record<string, number>>,
): string {
  const sentence = Object.hasOwn(sentences, type) ? sentences[type] : undefined;
  return typeof sentence === 'function' ? sentence(figures) : type;
}
