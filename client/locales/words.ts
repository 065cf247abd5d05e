import type { en } from './en';

/** A text in any language, where English has its own. */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Said
    ? (...args: Args) => Translated<Said>
    : { readonly [Key in keyof T]: Translated<T[Key]> };

/** What a language must be able to say about the table, whichever game is played at it. */
export type Words = Translated<typeof en>;
