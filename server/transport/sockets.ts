import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { State } from 'boardgame.io';
import { SocketIO } from 'boardgame.io/server';
import type { Logger } from 'pino';
import { type Socket, Server as SocketServer } from 'socket.io';
import { MATCH_CHANGED, REJECTED, type Rejection } from '../../game/online/api';
import { SERVED_GAMES, type ServedGame } from '../games';
import { addressOf } from '../ops/addresses';
import { Buckets, type Limits } from '../ops/limits';
import type { Metrics } from '../ops/metrics';
import { isOriginAllowed } from '../ops/origins';
import { Refused, RefusedMove } from '../refused';
import { play } from '../table/moves';
import { isSeatedAs, onlineMatch } from '../table/seats';
import type { Table, Tables } from '../table/tables';
import { withLapse } from '../table/timing';
import { SOCKET_OPTIONS } from './compression';
import { chatWish, isMatchID, syncWish, updateWish } from './messages';
import { matchData, seenBy, syncInfo } from './readers';
import { type Listener, Rooms } from './rooms';

export interface SocketParts {
  readonly tables: Tables;
  readonly http: HttpServer;
  readonly limits: Limits;
  readonly origins: readonly string[];
  readonly proxies: number;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/**
 * boardgame.io's protocol, spoken by its own clients, with nothing taken on trust: every message is checked for its
 * shape, its seat and its credentials, everything that leaves is filtered for its reader, and nothing leaves before it
 * is stored.
 */
export class TableSockets extends SocketIO {
  readonly #tables: Tables;
  readonly #io: SocketServer;
  readonly #rooms = new Rooms();
  readonly #log: Logger;
  readonly #metrics: Metrics;
  readonly #limits: Limits;
  readonly #proxies: number;
  readonly #bySocket: { messages: Buckets; syncs: Buckets };
  readonly #chats: Buckets;
  readonly #perAddress = new Map<string, number>();
  #isClosing = false;

  constructor(parts: SocketParts) {
    super();
    const { tables, http, limits, origins, proxies, log, metrics } = parts;
    this.#tables = tables;
    this.#log = log;
    this.#metrics = metrics;
    this.#limits = limits;
    this.#proxies = proxies;
    this.#bySocket = {
      messages: new Buckets(limits.messages, tables.now),
      syncs: new Buckets(limits.syncs, tables.now),
    };
    this.#chats = new Buckets(limits.chat, tables.now);
    this.#io = new SocketServer(http, {
      ...SOCKET_OPTIONS,
      cors: { origin: [...origins] },
      allowRequest: (request, answer) => {
        const allowed = isOriginAllowed(request, origins) && this.#hasRoomFor(request);
        answer(null, allowed);
      },
    });
    tables.keepWhile((matchID) => this.#rooms.has(matchID));
    tables.watch({
      moved: (table, state) => this.#sendMove(table, state),
      changed: (table) => this.#sendChange(table),
      changedElsewhere: (table) => this.#syncAll(table),
    });
    metrics.watch('sockets', () => this.#io.engine.clientsCount);
  }

  /** Called by boardgame.io's Server. The games are those we serve, in the form that it has processed. */
  override init(): void {
    this.#io.engine.on('connection', (connection: { request: IncomingMessage; once: Once }) =>
      this.#count(connection),
    );
    for (const served of SERVED_GAMES) {
      const namespace = this.#io.of(served.id);
      namespace.on('connection', (socket) => this.#welcome(socket, served));
    }
  }

  /** Takes no more moves, finishes those under way, and hangs up in a way that lets clients come back. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#tables.idle();
    await this.#io.close();
  }

  #hasRoomFor(request: IncomingMessage): boolean {
    const open = this.#perAddress.get(addressOf(request, this.#proxies)) ?? 0;
    return !this.#isClosing && open < this.#limits.socketsPerAddress;
  }

  #count(connection: { request: IncomingMessage; once: Once }): void {
    const address = addressOf(connection.request, this.#proxies);
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    connection.once('close', () => {
      const left = (this.#perAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#perAddress.set(address, left);
      else this.#perAddress.delete(address);
    });
  }

  #welcome(socket: Socket, served: ServedGame): void {
    const on = (event: string, handle: (message: unknown[]) => Promise<void>): void => {
      socket.on(event, (...message: unknown[]) => {
        this.#guarded(socket, message, handle);
      });
    };
    on('sync', (message) => this.#sync(socket, served, message));
    on('update', (message) => this.#update(socket, served, message));
    on('chat', (message) => this.#chat(served, message));
    socket.on('disconnect', () => this.#depart(socket));
  }

  /** No message can throw out of its handler; whoever sent it is told what was wrong with it. */
  async #guarded(
    socket: Socket,
    message: unknown[],
    handle: (message: unknown[]) => Promise<void>,
  ): Promise<void> {
    try {
      if (this.#isClosing) throw new Refused('unavailable');
      if (!this.#bySocket.messages.take(socket.id)) throw new Refused('tooFast');
      await handle(message);
    } catch (error) {
      this.#reject(socket, message.find(isMatchID) ?? '', error);
    }
  }

  #reject(socket: Socket, matchID: string, error: unknown): void {
    const known = error instanceof RefusedMove ? error.refusal : undefined;
    const code = known?.code ?? (error instanceof Refused ? error.code : 'unavailable');
    if (!known && !(error instanceof Refused)) this.#log.error({ err: error }, 'a message failed');
    this.#metrics.rejected(code);
    const rejection: Rejection = { matchID, code, args: known?.args ?? {} };
    socket.emit(REJECTED, rejection);
  }

  async #sync(socket: Socket, served: ServedGame, message: unknown[]): Promise<void> {
    const wish = syncWish(message);
    if (!wish) throw new Refused('badRequest');
    if (!this.#bySocket.syncs.take(socket.id)) throw new Refused('tooFast');
    const { matchID, seat, credentials } = wish;
    await this.#at(matchID, served, async (table) => {
      if (seat !== null) authenticate(table, seat, credentials);
      if (!socket.connected) return;
      await this.#depart(socket);
      const listener = { socket, matchID, reader: seat, credentials };
      this.#rooms.enter(listener);
      const isBack = seat !== null && this.#tables.presence.enter(matchID, seat, socket.id);
      await this.#sendSync(table, listener);
      if (isBack) await this.#welcomeBack(table, seat);
    });
  }

  /** A bot that played for somebody who was away gives the seat back. */
  async #welcomeBack(table: Table, seat: number): Promise<void> {
    if (table.record.timing?.lapsed.includes(seat))
      await this.#tables.announceChange(table, (timing) => withLapse(timing, seat, false));
    else this.#sendChange(table);
  }

  async #update(socket: Socket, served: ServedGame, message: unknown[]): Promise<void> {
    const wish = updateWish(message);
    if (!wish) throw new Refused('badRequest');
    const { matchID, seat, credentials, stateID, action } = wish;
    const end = this.#metrics.timeMove();
    await this.#at(matchID, served, async (table) => {
      authenticate(table, seat, credentials);
      try {
        await play(this.#tables, table, { seat, action, stateID, byItself: false });
      } catch (error) {
        this.#reject(socket, matchID, error);
        await this.#syncAgain(socket, table);
      }
    });
    end();
  }

  async #chat(served: ServedGame, message: unknown[]): Promise<void> {
    const wish = chatWish(message);
    if (!wish) throw new Refused('badRequest');
    const { matchID, seat, credentials, id, text } = wish;
    await this.#at(matchID, served, async (table) => {
      const name = authenticate(table, seat, credentials);
      if (!this.#chats.take(`${matchID}/${seat}`)) throw new Refused('tooFast');
      const at = this.#tables.now();
      await this.#tables.store.chat.add(matchID, { id, seat, name, text, at });
      const line = { id, sender: String(seat), payload: text };
      this.#rooms.tell(matchID, 'chat', () => [matchID, line]);
    });
  }

  /** A match is only to be found under its own game. */
  #at<T>(matchID: string, served: ServedGame, job: (table: Table) => Promise<T>): Promise<T> {
    return this.#tables.at(matchID, async (table) => {
      if (table.served !== served) throw new Refused('notFound');
      return job(table);
    });
  }

  async #depart(socket: Socket): Promise<void> {
    const listener = this.#rooms.leave(socket);
    if (!listener) return;
    const { matchID, reader } = listener;
    const { presence, now } = this.#tables;
    const isEmpty = reader !== null && presence.leave(matchID, reader, socket.id, now());
    if (isEmpty && this.#rooms.has(matchID)) {
      // After what is under way at this table; that may well be our own departure for another.
      this.#tables.at(matchID, async (table) => this.#sendChange(table)).catch(() => {});
    } else this.#tables.release(matchID);
  }

  #sendMove(table: Table, state: State): void {
    const { record, served } = table;
    const { matchID } = record;
    this.#rooms.tell(matchID, 'update', (reader) => {
      const seen = seenBy(served, reader, matchID, state);
      return [matchID, seen.state, seen.log];
    });
    // Without a clock, all that a move changes around the match can be seen in the state.
    if (record.clock !== 'none' || record.isOver) this.#tellOfMatch(table);
    this.#metrics.moved(record.game);
  }

  #sendChange(table: Table): void {
    const { matchID } = table.record;
    this.#dropStrangers(table);
    const seats = matchData(table.record, this.#tables.presence);
    this.#rooms.tell(matchID, 'matchData', () => [matchID, seats]);
    this.#tellOfMatch(table);
  }

  #tellOfMatch({ record }: Table): void {
    const { presence, now } = this.#tables;
    const match = onlineMatch(record, presence, now());
    this.#rooms.tell(record.matchID, MATCH_CHANGED, () => [match]);
  }

  /** Whoever has lost the seat sees it no longer. */
  #dropStrangers({ record: { matchID, seats } }: Table): void {
    for (const { socket, reader, credentials } of this.#rooms.in(matchID)) {
      if (reader === null || seats[reader]?.credentials === credentials) continue;
      this.#tables.presence.leave(matchID, reader, socket.id, this.#tables.now());
      this.#rooms.leave(socket);
      this.#reject(socket, matchID, new Refused('notYours'));
    }
  }

  async #syncAgain(socket: Socket, table: Table): Promise<void> {
    const listener = this.#rooms.of(socket);
    if (listener?.matchID === table.record.matchID) await this.#sendSync(table, listener);
  }

  async #syncAll(table: Table): Promise<void> {
    this.#dropStrangers(table);
    for (const listener of this.#rooms.in(table.record.matchID))
      await this.#sendSync(table, listener);
  }

  async #sendSync(table: Table, { socket, matchID, reader }: Listener): Promise<void> {
    const { store, presence, now } = this.#tables;
    const stored = await store.matches.fetch(matchID, { initialState: true, log: true });
    socket.emit('sync', matchID, syncInfo(table, reader, stored, presence));
    socket.emit(MATCH_CHANGED, onlineMatch(table.record, presence, now()));
  }
}

type Once = (event: string, listener: () => void) => void;

/** The name of whoever sits there, if these are their credentials. */
function authenticate({ record }: Table, seat: number, credentials: string): string {
  if (!isSeatedAs(record, seat, credentials)) throw new Refused('notYours');
  return record.seats[seat]?.name ?? '';
}
