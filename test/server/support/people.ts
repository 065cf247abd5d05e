import { randomBytes } from 'node:crypto';
import type { SeatedMatch, ServerError } from '../../../game/online/api';

export interface Answer<T> {
  readonly status: number;
  readonly body: T & Partial<ServerError>;
}

/** Somebody with a browser: a device that the server knows by its secret. */
export class Person {
  readonly url: string;
  readonly secret: string | null;

  constructor(url: string, secret: string | null = randomBytes(24).toString('base64url')) {
    this.url = url;
    this.secret = secret;
  }

  get<T = SeatedMatch>(path: string): Promise<Answer<T>> {
    return this.#ask('GET', path);
  }

  post<T = SeatedMatch>(path: string, body: unknown = {}): Promise<Answer<T>> {
    return this.#ask('POST', path, JSON.stringify(body));
  }

  /** Opens a table and sits down. */
  async open(wish: Readonly<Record<string, unknown>> = {}): Promise<SeatedMatch> {
    const usual = {
      game: 'sylla',
      players: 3,
      options: {},
      unlisted: false,
      clock: 'none',
      bots: [],
    };
    return (await this.#done('/matches', { ...usual, name: 'Opener', ...wish })) as SeatedMatch;
  }

  async join(matchID: string, name = 'Guest'): Promise<SeatedMatch> {
    return (await this.#done(`/matches/${matchID}/join`, { name })) as SeatedMatch;
  }

  async #done(path: string, body: unknown): Promise<unknown> {
    const answer = await this.post(path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.body;
  }

  async #ask<T>(method: string, path: string, body?: string): Promise<Answer<T>> {
    const headers: Record<string, string> = { 'Content-Type': 'application/json' };
    if (this.secret !== null) headers.Authorization = `Bearer ${this.secret}`;
    const init = body === undefined ? { method, headers } : { method, headers, body };
    const response = await fetch(`${this.url}/api${path}`, init);
    return { status: response.status, body: await response.json() };
  }
}

export interface RunningMatch {
  readonly matchID: string;
  readonly people: readonly Person[];
  /** By seat. */
  readonly credentials: readonly string[];
}

/** A match whose seats are all taken by people. */
export async function runningMatch(
  url: string,
  wish: Readonly<Record<string, unknown>> = {},
): Promise<RunningMatch> {
  const opener = new Person(url);
  const opened = await opener.open(wish);
  const { matchID } = opened;
  const people = [opener];
  const credentials = opened.own.map((own) => own.credentials);
  for (const _ of opened.seats.filter(({ name }) => name === null)) {
    const guest = new Person(url);
    const { own } = await guest.join(matchID, `Guest ${people.length}`);
    people.push(guest);
    credentials.push(...own.map((seat) => seat.credentials));
  }
  return { matchID, people, credentials };
}
