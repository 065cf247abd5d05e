import type { Socket } from 'socket.io';
import { Written } from './parser';
import type { Reader } from './readers';

/** A socket that looks at a match. */
export interface Listener {
  readonly socket: Socket;
  readonly matchID: string;
  readonly reader: Reader;
  readonly credentials: string;
}

/** Which sockets look at which match, each at one at a time. */
export class Rooms {
  readonly #bySocket = new Map<string, Listener>();
  readonly #byMatch = new Map<string, Set<Listener>>();

  enter(listener: Listener): void {
    const { socket, matchID } = listener;
    this.#bySocket.set(socket.id, listener);
    const others = this.#byMatch.get(matchID) ?? new Set();
    this.#byMatch.set(matchID, others.add(listener));
  }

  leave(socket: Socket): Listener | undefined {
    const listener = this.#bySocket.get(socket.id);
    if (!listener) return undefined;
    this.#bySocket.delete(socket.id);
    const others = this.#byMatch.get(listener.matchID);
    others?.delete(listener);
    if (others?.size === 0) this.#byMatch.delete(listener.matchID);
    return listener;
  }

  of(socket: Socket): Listener | undefined {
    return this.#bySocket.get(socket.id);
  }

  in(matchID: string): Listener[] {
    return [...(this.#byMatch.get(matchID) ?? [])];
  }

  has(matchID: string): boolean {
    return this.#byMatch.has(matchID);
  }

  /** Sends something to everybody who looks at a match, each what they may see. */
  tell(matchID: string, event: string, argsFor: (reader: Reader) => unknown[]): void {
    const written = new Map<Reader, Written>();
    for (const { socket, reader } of this.#byMatch.get(matchID) ?? []) {
      const text = written.get(reader) ?? new Written(argsFor(reader));
      written.set(reader, text);
      socket.emit(event, text);
    }
  }
}
