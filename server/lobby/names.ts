import { LIMITS } from '../../game/online/api';
import { Refused } from '../refused';

/** Control characters, line breaks, and those that turn the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A line of text that does no harm wherever it is shown; null if nothing, or too much, is left of it. */
export function plainText(value: unknown, most: number): string | null {
  // Nothing that becomes so short was longer than this.
  if (typeof value !== 'string' || value.length > 8 * most) return null;
  // Emoji are joined by a character of format, so that one is spared where it joins.
  const plain = value
    .normalize('NFC')
    .replace(UNPRINTABLE, (found) => (found === '\u200d' ? found : ' '))
    .replace(/\s+/g, ' ')
    .trim();
  const length = [...plain].length;
  return length > 0 && length <= most && /[^\s\u200d]/.test(plain) ? plain : null;
}

export function nameOf(value: unknown): string {
  const name = plainText(value, LIMITS.name);
  if (name === null) throw new Refused('badName', `a name has 1 to ${LIMITS.name} letters`);
  return name;
}
