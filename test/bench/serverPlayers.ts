import type { State } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import { sylla } from '../../game/sylla';
import type { SyllaState } from '../../game/sylla/state';
import type { Random } from '../../game/table/random';
import { pickMove } from '../support/play';

/** A player at the other end of a socket, who counts bytes and waits. */
export class Seat {
  readonly latencies: number[] = [];
  readonly sizes: number[] = [];
  #bytes: number;
  #heard: (() => void) | undefined;

  constructor(
    readonly seat: number,
    private readonly socket: Socket,
    private readonly matchID: string,
    private readonly credentials: string,
    public state: State<SyllaState>,
  ) {
    this.#bytes = bytesReceived(socket);
    socket.on('update', (_matchID: string, state: State<SyllaState>) => {
      const bytes = bytesReceived(socket);
      this.sizes.push(bytes - this.#bytes);
      this.#bytes = bytes;
      this.state = state;
      this.#heard?.();
    });
  }

  nextUpdate(): Promise<void> {
    return new Promise((resolve) => {
      this.#heard = resolve;
    });
  }

  makeRandomMove(chance: Random): void {
    const { G, ctx, _stateID } = this.state;
    const { move, args } = pickMove(sylla.options(G, ctx, this.seat), chance);
    const playerID = String(this.seat);
    const payload = { type: move, args, playerID, credentials: this.credentials };
    const began = performance.now();
    this.socket.once('update', () => this.latencies.push(performance.now() - began));
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.matchID, playerID);
  }

  forgetFigures(): void {
    this.latencies.length = 0;
    this.sizes.length = 0;
  }
}

export async function sitDown(
  url: string,
  matchID: string,
  seat: number,
  credentials: string,
): Promise<Seat> {
  const socket = io(`${url}/sylla`, { transports: ['websocket'], forceNew: true });
  const state = await new Promise<State<SyllaState>>((resolve) => {
    socket.once('sync', (_matchID: string, info: { state: State<SyllaState> }) =>
      resolve(info.state),
    );
    socket.once('connect', () => socket.emit('sync', matchID, String(seat), credentials));
  });
  return new Seat(seat, socket, matchID, credentials, state);
}

/** What has come over the wire, compressed or not, frames and all. */
function bytesReceived(socket: Socket): number {
  const transport = socket.io.engine.transport as unknown as {
    ws?: { _socket?: { bytesRead?: number } };
  };
  const bytes = transport.ws?._socket?.bytesRead;
  if (bytes === undefined) throw new Error('the socket does not tell what it has received');
  return bytes;
}
