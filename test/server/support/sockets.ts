import type { LogEntry, State } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import { gameById } from '../../../game';
import { REJECTED, type Rejection } from '../../../game/online/api';
import type { Asking } from '../../../game/table/asking';
import type { Choice } from '../../../game/table/options';
import type { Random } from '../../../game/table/random';
import { pickMove } from '../../support/play';

/** How long a test waits for what must come. */
const PATIENCE = 15_000;

export interface Synced {
  readonly state: State<Asking>;
  readonly initialState: State<Asking>;
  readonly log: LogEntry[];
  readonly filteredMetadata: { id: number; name?: string; isConnected?: boolean }[];
}

interface Heard {
  readonly event: string;
  readonly args: readonly unknown[];
}

const open = new Set<TestSocket>();

// A test that fails must not leave a socket behind that tries to reconnect for ever.
afterAll(() => {
  for (const socket of open) socket.close();
});

/** One socket that remembers all that it hears, for tests that look at every word. */
export class TestSocket {
  readonly socket: Socket;
  readonly heard: Heard[] = [];
  #state: State<Asking> | undefined;

  constructor(url: string, game = 'sylla') {
    this.socket = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true });
    open.add(this);
    this.socket.onAny((event: string, ...args: unknown[]) => this.#hear(event, args));
  }

  get state(): State<Asking> {
    if (!this.#state) throw new Error('no state has come');
    return this.#state;
  }

  send(event: string, ...args: unknown[]): void {
    this.socket.emit(event, ...args);
  }

  /** The first event of this name from now on. */
  next(event: string): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      const give = setTimeout(() => reject(new Error(`no ${event} came`)), PATIENCE).unref();
      this.socket.once(event, (...args: unknown[]) => {
        clearTimeout(give);
        resolve(args);
      });
    });
  }

  async sync(matchID: string, seat: number | null, credentials?: string): Promise<Synced> {
    const synced = this.next('sync');
    this.send('sync', matchID, seat === null ? null : String(seat), credentials);
    return (await synced)[1] as Synced;
  }

  /** What is said to a message that is refused. */
  async refusal(event: string, ...args: unknown[]): Promise<Rejection> {
    const rejected = this.next(REJECTED);
    this.send(event, ...args);
    return (await rejected)[0] as Rejection;
  }

  /** Sends a move without waiting. */
  move(matchID: string, seat: number, credentials: string, { move, args }: Choice): void {
    const action = moveOf(seat, credentials, move, args);
    this.send('update', action, this.state._stateID, matchID, String(seat));
  }

  /** Everything that was ever sent here, as one text. */
  get allHeard(): string {
    return JSON.stringify(this.heard);
  }

  close(): void {
    open.delete(this);
    this.socket.disconnect();
  }

  #hear(event: string, args: unknown[]): void {
    this.heard.push({ event, args });
    if (event === 'sync') this.#state = (args[1] as Synced).state;
    if (event === 'update') this.#state = args[1] as State<Asking>;
  }
}

export function moveOf(
  seat: number | string,
  credentials: string | undefined,
  move: string,
  args: unknown,
  type = 'MAKE_MOVE',
) {
  return { type, payload: { type: move, args, playerID: String(seat), credentials } };
}

/** Plays random moves, each when all seats have seen the last one, until the end or for so many. */
export async function playOn(
  game: string,
  matchID: string,
  seats: readonly TestSocket[],
  credentials: readonly string[],
  chance: Random,
  most = 5000,
): Promise<number> {
  const module = gameById(game);
  for (let moves = 0; moves < most; moves++) {
    const [first] = seats;
    if (!first || first.state.ctx.gameover !== undefined) return moves;
    const { G, ctx } = first.state;
    const seat = seats.findIndex((_, one) => module.awaits(G, ctx, one));
    const mover = seats[seat];
    if (!mover) throw new Error('the game waits for nobody');
    const choice = pickMove(module.options(mover.state.G, mover.state.ctx, seat), chance);
    const updates = seats.map((socket) => socket.next('update'));
    mover.move(matchID, seat, credentials[seat] ?? '', choice);
    await Promise.all(updates);
  }
  return most;
}

export async function seatedSockets(
  url: string,
  { matchID, credentials }: { matchID: string; credentials: readonly string[] },
  game = 'sylla',
): Promise<TestSocket[]> {
  const sockets = credentials.map(() => new TestSocket(url, game));
  await Promise.all(sockets.map((socket, seat) => socket.sync(matchID, seat, credentials[seat])));
  return sockets;
}
