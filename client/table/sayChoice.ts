import { type Choice, covers } from '../../game/table/options';
import { listed } from '../locales/gameWords';
import type { TableModel } from './TableContext';

/** A move in full: what it does, and what was chosen where its option left something open. */
export function sayChoice(
  { said, view, options }: Pick<TableModel, 'said' | 'view' | 'options'>,
  choice: Choice,
): string {
  const { move, args } = choice;
  const option = options.find((each) => covers(each, move, args));
  if (!option) return said.deed(view, choice);
  const open = said.open(view, option).flatMap((arg, i) => {
    const value = args[i];
    if (!arg || value === undefined) return [];
    const amount = Array.isArray(value) ? listed(value, arg.kinds ?? []) : String(value);
    if (amount === '') return [`0 ${arg.name}`];
    return [Array.isArray(value) ? amount : `${amount} ${arg.name}`];
  });
  const deed = said.deed(view, option);
  if (open.length === 0) return deed;
  // Some deeds are called by their question.
  return `${deed}${deed.endsWith('?') ? '' : ':'} ${open.join(', ')}`;
}
