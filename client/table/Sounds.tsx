import { useEffect, useRef } from 'react';
import { useSettings } from '../app/settings';
import { playSound } from '../sound/sounds';
import { useTable } from './TableContext';

/** Makes the table heard, for those who want it. */
export function Sounds() {
  const { deeds, isAsked, isOver, isPast } = useTable();
  const { sound } = useSettings();
  const before = useRef({ deeds: deeds.length, isAsked, isOver });
  useEffect(() => {
    const was = before.current;
    before.current = { deeds: deeds.length, isAsked, isOver };
    if (!sound || isPast) return;
    if (isOver && !was.isOver) playSound('theEnd');
    else if (isAsked && !was.isAsked) playSound('yourTurn');
    else if (deeds.length > was.deeds) playSound('piece');
  }, [deeds.length, isAsked, isOver, isPast, sound]);
  return null;
}
