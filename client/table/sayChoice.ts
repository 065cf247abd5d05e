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
    return [Array.isArray(value) ? listed(value, arg.kinds ?? []) : `${String(value)} ${arg.name}`];
  });
  const deed = said.deed(view, option);
  return open.length === 0 ? deed : `${deed}: ${open.join(', ')}`;
}
