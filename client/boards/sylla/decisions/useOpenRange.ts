import { isRange, type Range } from '../../../../game/table/options';
import { useSylla } from '../SyllaContext';

/** The range that a move leaves open as its first argument. */
export function useOpenRange(move: string): Range | null {
  const { options } = useSylla();
  const arg = options.find((option) => option.move === move)?.args[0];
  return arg !== undefined && isRange(arg) ? arg : null;
}
