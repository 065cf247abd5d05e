import type { TABLE_REFUSALS } from '../../game/table/refusal';
import type { Sentences, Who } from './gameWords';

/** What a language must be able to say about the table, whichever game is played at it. */
export interface Words {
  readonly language: string;
  /** The signs of the seats, which are also their names until somebody sits down. */
  readonly signs: readonly string[];
  readonly ui: Readonly<
    Record<
      | 'newGame'
      | 'players'
      | 'undo'
      | 'chosen'
      | 'waits'
      | 'over'
      | 'chronicle'
      | 'hidden'
      | 'atMost'
      | 'inAll'
      | 'go'
      | 'ifItEnded',
      string
    >
  >;
  refusals(who: Who): Sentences<typeof TABLE_REFUSALS>;
}
