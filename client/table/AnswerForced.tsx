import { useEffect } from 'react';
import { useSettings } from '../app/settings';
import { useTable } from './TableContext';

/** Ends the own turn by itself when nothing else is left to do, for those who do not want to confirm it. */
export function AnswerForced() {
  const { options, isAsked, play } = useTable();
  const { confirm } = useSettings();
  const [only] = options;
  const ends = isAsked && options.length === 1 && only?.move === 'endTurn' && confirm === 'never';
  useEffect(() => {
    if (ends) play({ move: 'endTurn', args: [] });
  }, [ends, play]);
  return null;
}
