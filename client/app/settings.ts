import { useSyncExternalStore } from 'react';

/** What a person chooses once and keeps on the device. */
export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: 'system' | 'full' | 'none';
  readonly textSize: 'small' | 'normal' | 'large' | 'huge';
  readonly sound: boolean;
  /** Confirm the end of the own turn: never, where the game has an end of turn of its own, or every single move. */
  readonly confirm: 'never' | 'turns' | 'moves';
  /** Play by the table in words instead of the drawn board. */
  readonly textMode: boolean;
}

export type Language = 'en' | 'de';

/** Every choice there is, in the order in which the drawer shows it; the first is not always the default. */
export const CHOICES = {
  language: ['en', 'de'],
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'full', 'none'],
  textSize: ['small', 'normal', 'large', 'huge'],
  sound: [false, true],
  confirm: ['never', 'turns', 'moves'],
  textMode: [false, true],
} as const satisfies { readonly [Name in keyof Settings]: readonly Settings[Name][] };

const KEY = 'triclinium.settings';

function defaults(): Settings {
  const german = typeof navigator !== 'undefined' && navigator.language.startsWith('de');
  return {
    language: german ? 'de' : 'en',
    theme: 'system',
    motion: 'system',
    textSize: 'normal',
    sound: false,
    confirm: 'turns',
    textMode: false,
  };
}

/** Whatever was stored, by whichever version: only what is still a choice counts. */
function read(): Settings {
  const settings: Record<string, unknown> = { ...defaults() };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored === 'object' && stored !== null) {
      for (const [name, allowed] of Object.entries(CHOICES)) {
        const value = (stored as Record<string, unknown>)[name];
        if ((allowed as readonly unknown[]).includes(value)) settings[name] = value;
      }
    }
  } catch {
    // Unreadable or forbidden storage: the defaults do.
  }
  return settings as unknown as Settings;
}

let current: Settings | undefined;
const listeners = new Set<() => void>();

export function settingsNow(): Settings {
  current ??= read();
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settingsNow(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // They hold until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settingsNow);
}

/** Whether things may move on the screen. */
export function mayMove({ motion }: Settings = settingsNow()): boolean {
  if (motion !== 'system') return motion === 'full';
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
