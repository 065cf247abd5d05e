/**
 * Who this browser is, without an account: a random secret that owns the seats taken from here. Whoever has it is this
 * person, so it leaves the device only towards the server, or in a code that the person asked for.
 */
const KEY = 'triclinium.device';
const NAME_KEY = 'triclinium.name';
const BYTES = 32;

let secret: string | undefined;

export function deviceSecret(): string {
  secret ??= localStorage.getItem(KEY) ?? undefined;
  if (secret === undefined) {
    const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
    adoptDevice(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  }
  return secret ?? '';
}

/** Becomes another device: its seats are this browser's from now on. */
export function adoptDevice(other: string): void {
  secret = other;
  localStorage.setItem(KEY, other);
}

/** The name used last, so that nobody types it twice. */
export function rememberedName(): string {
  return localStorage.getItem(NAME_KEY) ?? '';
}

export function rememberName(name: string): void {
  localStorage.setItem(NAME_KEY, name);
}
