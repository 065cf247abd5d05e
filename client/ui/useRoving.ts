import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const NEXT: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

const itemsOf = (group: HTMLElement): HTMLElement[] =>
  Array.from(group.querySelectorAll<HTMLElement>('[data-item]'));

/** One stop of the tab key for a whole group; the arrow keys go from item to item. Items carry `data-item`. */
export function useRoving(ref: RefObject<HTMLElement | null>) {
  // After every drawing: items come and go.
  useEffect(() => {
    const group = ref.current;
    if (!group) return;
    const items = itemsOf(group);
    const current = items.find((item) => item.tabIndex === 0) ?? items[0];
    for (const item of items) item.tabIndex = item === current ? 0 : -1;
  });

  return (event: KeyboardEvent): void => {
    const group = ref.current;
    const step = NEXT[event.key];
    if (!group || (step === undefined && event.key !== 'Home' && event.key !== 'End')) return;
    const items = itemsOf(group);
    const at = items.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const to =
      step === undefined
        ? event.key === 'Home'
          ? 0
          : items.length - 1
        : (at + step + items.length) % items.length;
    const item = items[to];
    if (!item) return;
    event.preventDefault();
    event.stopPropagation();
    for (const each of items) each.tabIndex = each === item ? 0 : -1;
    item.focus();
  };
}
