import type { IncomingMessage } from 'node:http';

/** Which pages may talk to us: our own, those that were named, and whatever is no page at all. */
export function isOriginAllowed({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
