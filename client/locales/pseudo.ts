/**
 * A language that nobody speaks: every text a third longer, and marked. With `?pseudo` in the address it shows which
 * texts are cut off, and which never went through the words at all.
 */
export const isPseudo =
  typeof location !== 'undefined' && new URLSearchParams(location.search).has('pseudo');

export function pseudo<T>(words: T): T {
  if (typeof words === 'string') return longer(words) as T;
  if (typeof words === 'function')
    return ((...args: unknown[]) => pseudo((words as (...a: unknown[]) => unknown)(...args))) as T;
  if (Array.isArray(words)) return words.map(pseudo) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pseudo(value)])) as T;
}

function longer(text: string): string {
  if (text === '') return text;
  return `‹${text}${'·'.repeat(Math.ceil(text.length / 3))}›`;
}
