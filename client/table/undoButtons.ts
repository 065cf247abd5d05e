import type { Words } from '../locales/words';
import type { Match, Seen } from './match';
import { mayRedo, whyNoUndo } from './undoing';

export interface Undoing {
  readonly match: Match;
  readonly now: Seen;
  readonly seat: number | null;
}

/** Why undo does not work now, as a sentence; null if it does. */
export function undoReason({ match, now, seat }: Undoing, words: Words): string | null {
  if (seat === null) return words.undo.notYours;
  const block = whyNoUndo(match.game, now, seat);
  return block && words.undo[block];
}

export function redoReason({ now, seat }: Undoing, words: Words): string | null {
  return seat !== null && mayRedo(now, seat) ? null : words.undo.nothingToRedo;
}
