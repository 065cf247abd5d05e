import { useEffect, useRef } from 'react';
import { useSettings } from '../app/settings';
import type { Sound } from '../sound/sounds';
import { useTable } from './TableContext';

/** Loaded by those who want it: most play in silence. */
async function playSound(name: Sound): Promise<void> {
  const sounds = await import('../sound/sounds');
  sounds.playSound(name);
}

/** Makes the table heard, for those who want it. */
export function Sounds() {
  const { deeds, isAsked, isOver, isPast } = useTable();
  const { sound } = useSettings();
  const before = useRef({ deeds: deeds.length, isAsked, isOver });
  useEffect(() => {
    const was = before.current;
    before.current = { deeds: deeds.length, isAsked, isOver };
    if (!sound || isPast) return;
    if (isOver && !was.isOver) void playSound('theEnd');
    else if (isAsked && !was.isAsked) void playSound('yourTurn');
    else if (deeds.length > was.deeds) void playSound('piece');
  }, [deeds.length, isAsked, isOver, isPast, sound]);
  return null;
}
