import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';

/** Long enough that nobody finds an unlisted match by trying. */
export const newMatchID = (): string => randomBytes(12).toString('base64url');
export const newCredentials = (): string => randomBytes(24).toString('base64url');
export const newOperation = (): string => randomUUID();
export const newSeed = (): string => randomBytes(24).toString('base64url');

export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Compares in a time that tells nothing of where they differ. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
