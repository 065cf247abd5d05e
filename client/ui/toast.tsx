import { useSyncExternalStore } from 'react';

/** One sentence that the page says by itself, for a few seconds: a refusal, a thing that went wrong. */
let said: string | null = null;
let until: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const SECONDS = 5;

export function toast(text: string | null): void {
  said = text;
  clearTimeout(until);
  if (text !== null) until = setTimeout(() => toast(null), SECONDS * 1000);
  for (const listener of listeners) listener();
}

export function ToastLayer() {
  const text = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => said,
  );
  return (
    <div role="alert" className={text ? 'toast' : 'hidden-text'}>
      {text}
    </div>
  );
}
