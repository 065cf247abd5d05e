import type { State } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { range } from '../../../game/table/lists';
import { type Kind, ServerProcess } from '../support/child';
import { libsqlPlace, type Place } from '../support/databases';
import { type Synced, TestSocket } from '../support/sockets';

/**
 * How long an attacker waits for an answer. Ours always gives one, if only a refusal, so that a slow machine does not
 * look like a failed attack; the framework's own often says nothing, whether it obeys or not.
 */
const PATIENCE = { ours: 10_000, stock: 400 };

/** A server to attack, ours or the framework's own, reached in the same way: by its lobby and its sockets. */
export class Arena {
  readonly lobby: LobbyClient;

  private constructor(
    readonly kind: Kind,
    readonly server: ServerProcess,
    private readonly place: Place,
  ) {
    this.lobby = new LobbyClient({ server: server.url });
  }

  static async open(file: string, kind: Kind): Promise<Arena> {
    const place = await libsqlPlace();
    return new Arena(kind, await ServerProcess.start(file, kind, place), place);
  }

  get url(): string {
    return this.server.url;
  }

  async close(): Promise<void> {
    await this.server.kill();
    await this.place.remove();
  }

  /** A match of Sylla for three, with so many seats taken. */
  async match(taken = 3): Promise<Target> {
    const { matchID } = await this.lobby.createMatch('sylla', { numPlayers: 3 });
    const credentials: string[] = [];
    for (const seat of range(taken)) {
      const joined = await this.lobby.joinMatch('sylla', matchID, { playerName: `Seat ${seat}` });
      credentials.push(joined.playerCredentials);
    }
    return { matchID, credentials };
  }

  /** Sends one message, and returns when it was answered, or will not be. */
  async say(event: string, ...args: unknown[]): Promise<TestSocket> {
    const socket = new TestSocket(this.url);
    socket.send(event, ...args);
    const patience = PATIENCE[this.kind];
    for (let waited = 0; waited < patience && socket.heard.length === 0; waited += 20) {
      if (!this.server.isAlive) break;
      await pause(20);
    }
    return socket;
  }

  /** What somebody sees who asks for it anew; undefined if nothing is shown. */
  async look(
    matchID: string,
    seat: number | null,
    credentials?: string,
  ): Promise<Synced | undefined> {
    const playerID = seat === null ? null : String(seat);
    const socket = await this.say('sync', matchID, playerID, credentials);
    socket.close();
    return socket.heard.find(({ event }) => event === 'sync')?.args[1] as Synced | undefined;
  }

  async stateOf(matchID: string): Promise<State> {
    const seen = await this.look(matchID, null);
    if (!seen) throw new Error('the match cannot be seen');
    return seen.state;
  }

  post(path: string, body: unknown): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
}

export interface Target {
  readonly matchID: string;
  readonly credentials: readonly string[];
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
