import { useEffect, useRef } from 'react';
import { useOnlineWords } from '../locales/useOnlineWords';
import { useTable } from '../table/TableContext';

/** The browser can be asked for permission to call somebody back to the table. */
export function mayNotify(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'default';
}

/** Calls somebody whose turn it has become: in the title of the tab, and by a notification if that is wanted. */
export function useTurnCall(): void {
  const { isAsked, isPast, game, said, view, seat } = useTable();
  const texts = useOnlineWords();
  const calls = isAsked && !isPast;
  const before = useRef(calls);
  useEffect(() => {
    document.title = calls ? `● ${texts.notifyTitle} – ${game.title}` : game.title;
    const wasCalled = before.current;
    before.current = calls;
    if (!calls || wasCalled || !document.hidden || typeof Notification === 'undefined') return;
    if (Notification.permission !== 'granted') return;
    const call = new Notification(`${texts.notifyTitle}: ${game.title}`, {
      body: said.prompt(view, seat ?? 0),
      tag: 'triclinium',
    });
    call.onclick = () => window.focus();
  }, [calls, game, said, view, seat, texts]);
  useEffect(
    () => () => {
      document.title = 'Triclinium';
    },
    [],
  );
}
