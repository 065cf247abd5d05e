import { useEffect, useState } from 'react';

/** Gives an element a text that hover, focus and a long touch show. */
export function tip(text: string | null | undefined) {
  return text ? { 'data-tip': text, 'aria-description': text } : {};
}

interface Shown {
  text: string;
  x: number;
  y: number;
  above: boolean;
}

const LONG_TOUCH = 450;

/** The one tooltip of the page, for whatever carries a tip. */
export function TipLayer() {
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    let touch: ReturnType<typeof setTimeout> | undefined;
    const show = (target: EventTarget | null): void => {
      const element = target instanceof Element ? target.closest('[data-tip]') : null;
      const text = element?.getAttribute('data-tip');
      if (!element || !text) return setShown(null);
      const { left, width, top, bottom } = element.getBoundingClientRect();
      const above = bottom + 120 > window.innerHeight;
      const x = Math.min(Math.max(left + width / 2, 168), window.innerWidth - 168);
      setShown({ text, x, y: above ? top - 8 : bottom + 8, above });
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') show(event.target);
    };
    const focus = (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.matches(':focus-visible'))
        show(event.target);
    };
    const down = (event: PointerEvent): void => {
      clearTimeout(touch);
      if (event.pointerType === 'mouse') return;
      setShown(null);
      touch = setTimeout(() => show(event.target), LONG_TOUCH);
    };
    const up = (): void => clearTimeout(touch);
    const hide = (): void => setShown(null);
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('pointerover', over);
    document.addEventListener('focusin', focus);
    document.addEventListener('focusout', hide);
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointerup', up);
    document.addEventListener('keydown', key);
    document.addEventListener('scroll', hide, true);
    return () => {
      clearTimeout(touch);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('keydown', key);
      document.removeEventListener('scroll', hide, true);
    };
  }, []);

  if (!shown) return null;
  const { text, x, y, above } = shown;
  return (
    <div
      className="tip"
      // The element itself carries the text as its description.
      aria-hidden="true"
      style={{ left: x, top: y, transform: `translate(-50%, ${above ? '-100%' : '0'})` }}
    >
      {text}
    </div>
  );
}
