import { useEffect, useRef, useState } from 'react';
import { say } from '../locales/gameWords';
import { useTable } from './TableContext';

/** Tells a screen reader what happened and what is asked now. */
export function LiveRegion() {
  const { deeds, said, seat, view, isAsked, isPast } = useTable();
  const told = useRef(deeds.length);
  const [text, setText] = useState('');
  useEffect(() => {
    if (isPast) return;
    const news = deeds.slice(told.current).flatMap(({ events }) => events);
    told.current = deeds.length;
    const lines = news.map(({ type, args }) => say(said.chronicle, type, args));
    if (isAsked && seat !== null) lines.push(said.prompt(view, seat));
    if (lines.length > 0) setText(lines.join('. '));
  }, [deeds, said, seat, view, isAsked, isPast]);
  return (
    <div className="hidden-text" aria-live="polite" data-live>
      {text}
    </div>
  );
}
