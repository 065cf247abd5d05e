import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Refused } from '../refused';
import { hashOf } from '../secrets';
import type { CodeStore } from '../storage/codeStore';

/** Without letters that are taken for one another. 13 of 32 are 65 bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 13;
const LIFETIME = 10 * 60_000;
const SECRET = /^[\w-]{32,128}$/;

/** What a device shows to prove who it is: `Authorization: Bearer <secret>`. Null if it shows nothing of that form. */
export function secretIn(authorization: string): string | null {
  const [, secret = ''] = /^Bearer (\S+)$/.exec(authorization) ?? [];
  return SECRET.test(secret) ? secret : null;
}

export const deviceOf = hashOf;

/**
 * Carries a device's secret to another device by a code. What is stored can only be opened with the code, and the code
 * itself is not stored, so nobody who reads the store learns the secret.
 */
export class Devices {
  readonly #codes: CodeStore;
  readonly #now: () => number;

  constructor(codes: CodeStore, now: () => number) {
    this.#codes = codes;
    this.#now = now;
  }

  async newCode(secret: string): Promise<{ code: string; expires: number }> {
    const code = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
    const expires = this.#now() + LIFETIME;
    await this.#codes.add(
      derived(code, 'name').toString('base64url'),
      sealed(code, secret),
      expires,
    );
    return { code, expires };
  }

  /** The secret, once. */
  async redeem(given: string): Promise<string> {
    const code = given
      .toUpperCase()
      .replaceAll(/[\s-]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1');
    const box = await this.#codes.take(derived(code, 'name').toString('base64url'), this.#now());
    if (box === undefined) throw new Refused('badCode');
    return opened(code, box);
  }

  dropExpired(): Promise<void> {
    return this.#codes.dropExpired(this.#now());
  }
}

function derived(code: string, use: 'name' | 'key'): Buffer {
  return Buffer.from(hkdfSync('sha256', code, 'triclinium device code', use, 32));
}

function sealed(code: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', derived(code, 'key'), nonce);
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url')).join('.');
}

function opened(code: string, box: string): string {
  const [nonce, tag, body] = box.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !tag || !body) throw new Refused('badCode');
  const decipher = createDecipheriv('aes-256-gcm', derived(code, 'key'), nonce);
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
