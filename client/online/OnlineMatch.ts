import { Client } from 'boardgame.io/client';
import type { ChatLine, Rejection, SeatedMatch } from '../../game/online/api';
import type { Asking } from '../../game/table/asking';
import type { AnyGame } from '../../game/table/module';
import type { Choice } from '../../game/table/options';
import type { Match, OnlineSide, SeatInfo, Seen } from '../table/match';
import { sendUndo } from '../table/sendUndo';
import { api } from './api';
import { overSocket } from './SocketTransport';

type SeatClient = ReturnType<typeof Client<Asking>>;

/** Every move changes the clocks: whoever asked at once each time would ask too much. */
const LOOK_PAUSE = 2_000;

/** A match on the server: the framework's client for the own seat, or for a spectator, and what our API tells. */
export class OnlineMatch implements Match, OnlineSide {
  readonly own: readonly number[];
  readonly online = this;
  private readonly client: SeatClient;
  private readonly seat: number | null;
  private changes = 0;
  private readonly listeners = new Set<() => void>();
  private readonly refusals = new Set<(rejection: Rejection) => void>();
  private known: { state: unknown; seen: Seen } | null = null;
  private kept: readonly ChatLine[] = [];
  private looking: ReturnType<typeof setTimeout> | undefined;

  constructor(
    public info: SeatedMatch,
    readonly game: AnyGame,
  ) {
    const [own] = info.own;
    this.seat = own?.seat ?? null;
    this.own = this.seat === null ? [] : [this.seat];
    this.client = Client<Asking>({
      game: game.game,
      numPlayers: info.seats.length,
      matchID: info.matchID,
      playerID: own ? String(own.seat) : undefined,
      credentials: own?.credentials,
      multiplayer: overSocket({
        onRejected: (rejection) => {
          for (const listener of this.refusals) listener(rejection);
        },
        onChanged: () => this.lookSoon(),
        onConnected: () => void this.readChat(),
      }),
      debug: false,
    });
  }

  get seats(): readonly SeatInfo[] {
    return this.info.seats.map(({ name, bot }, colour) => ({
      name: name ?? '',
      kind: bot ? 'bot' : 'person',
      colour,
    }));
  }

  get isConnected(): boolean {
    return this.client.getState()?.isConnected ?? false;
  }

  /** What was said: what the server kept, and what has come since. */
  get chat(): readonly ChatLine[] {
    const known = new Set(this.kept.map(({ id }) => id));
    const fresh = (this.client.chatMessages ?? []).filter(({ id }) => !known.has(id));
    const seats = this.info.seats;
    return [
      ...this.kept,
      ...fresh.map(({ id, sender, payload }) => {
        const seat = Number(sender);
        return { id, seat, name: seats[seat]?.name ?? '', text: String(payload), at: Date.now() };
      }),
    ];
  }

  /** Begins to play; the returned function stops it. */
  start(): () => void {
    const stop = this.client.subscribe(() => this.changed());
    this.client.start();
    return () => {
      clearTimeout(this.looking);
      stop();
      this.client.stop();
    };
  }

  /** Asks the server what has changed around the match, once for many changes in a row. */
  private lookSoon(): void {
    this.looking ??= setTimeout(() => {
      this.looking = undefined;
      void this.look();
    }, LOOK_PAUSE);
  }

  private async look(): Promise<void> {
    this.info = await api.match(this.info.matchID).catch(() => this.info);
    this.changed();
  }

  /** What was said while nobody listened here. */
  private async readChat(): Promise<void> {
    const { lines } = await api.chat(this.info.matchID).catch(() => ({ lines: this.kept }));
    this.kept = lines;
    this.changed();
  }

  /** There is one view here: the own seat's, or a spectator's. */
  seen(): Seen | null {
    const state = this.client.store.getState();
    if (this.known?.state === state) return this.known.seen;
    const now = this.client.getState();
    if (!now) return null;
    const seen: Seen = { view: now.G, ctx: now.ctx, log: this.client.log ?? [] };
    this.known = { state, seen };
    return seen;
  }

  play(_seat: number, { move, args }: Choice): void {
    this.client.moves[move]?.(...args);
  }

  undo(): void {
    sendUndo(this.client, 'UNDO');
  }

  redo(): void {
    sendUndo(this.client, 'REDO');
  }

  async past(seat: number | null): Promise<Seen[]> {
    const { moments, log } = await api.past(this.info.matchID, seat);
    return moments.map(({ view, ctx, stateID }) => ({
      view,
      ctx,
      log: log.filter((entry) => entry._stateID < stateID),
    }));
  }

  say(text: string): void {
    this.client.sendChatMessage(text);
  }

  async resign(): Promise<void> {
    if (this.seat === null) return;
    this.info = await api.resign(this.info.matchID, this.seat);
    this.changed();
  }

  onRejected(listener: (rejection: Rejection) => void): () => void {
    this.refusals.add(listener);
    return () => this.refusals.delete(listener);
  }

  moment(): number {
    return this.changes;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private changed(): void {
    this.changes += 1;
    for (const listener of this.listeners) listener();
  }
}
