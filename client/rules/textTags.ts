import type { Block } from './rulesText';

/** Blocks of a rules text, written as template text that may run over several lines. */

type Values = readonly (string | number)[];

export function say(parts: TemplateStringsArray, ...values: Values): string {
  return String.raw({ raw: parts }, ...values)
    .replace(/\s+/g, ' ')
    .trim();
}

export const p = (parts: TemplateStringsArray, ...values: Values): Block => ({
  p: say(parts, ...values),
});

export const example = (parts: TemplateStringsArray, ...values: Values): Block => ({
  example: say(parts, ...values),
});

export const ruling = (parts: TemplateStringsArray, ...values: Values): Block => ({
  ruling: say(parts, ...values),
});

export const list = (...items: string[]): Block => ({ list: items });

export const figure = (art: readonly string[], caption: string): Block => ({
  figure: { art, caption },
});

/** `a, b and c`. */
export function series(things: readonly (string | number)[], and: string): string {
  if (things.length < 2) return things.join('');
  return `${things.slice(0, -1).join(', ')} ${and} ${things.at(-1)}`;
}
