import type { LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import type { Asking } from '../../game/table/asking';
import type { AnyGame } from '../../game/table/module';
import type { Choice } from '../../game/table/options';
import type { Pace } from '../bots/Pace';
import type { Thinker } from '../bots/Thinker';
import type { Match, Seen } from '../table/match';
import { replay } from '../table/replay';
import { sendUndo } from '../table/sendUndo';
import type { BotHost } from './BotHost';
import { recordOf } from './gameFile';
import { type Save, storageKeyOf, touchSave } from './saves';

type SeatClient = ReturnType<typeof Client<Asking>>;

/**
 * A match in this browser: the framework's local master, which keeps it in the browser's storage, and a client for
 * each seat and for a spectator, which gets that seat's view only. Bots sit at clients like everybody else.
 */
export class LocalMatch implements Match {
  readonly seats: Save['seats'];
  readonly own: readonly number[];
  private readonly clients: readonly SeatClient[];
  private readonly spectator: SeatClient;
  private bots: readonly BotHost[] = [];
  /** There once bots are, at a table without people. */
  pace: Pace | undefined;
  private thinker: Thinker | undefined;
  private isStopped = false;
  private changes = 0;
  private readonly listeners = new Set<() => void>();
  private readonly remembered = new Map<SeatClient, { state: unknown; seen: Seen }>();

  constructor(
    private readonly save: Save,
    readonly game: AnyGame,
  ) {
    this.seats = save.seats;
    this.own = save.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const multiplayer = Local({ persist: true, storageKey: storageKeyOf(save.id) });
    const clientOf = (playerID?: string): SeatClient =>
      Client<Asking>({
        game: this.game.game,
        numPlayers: save.seats.length,
        matchID: save.id,
        playerID,
        multiplayer,
        debug: false,
      });
    this.clients = save.seats.map((_, seat) => clientOf(String(seat)));
    this.spectator = clientOf();
  }

  /** Begins to play; the returned function stops it. */
  start(): () => void {
    const all = [...this.clients, this.spectator];
    const stops = all.map((client) => client.subscribe(() => this.changed()));
    for (const client of all) client.start();
    void this.seatBots();
    return () => {
      this.isStopped = true;
      for (const bot of this.bots) bot.stop();
      this.thinker?.stop();
      for (const stop of stops) stop();
      for (const client of all) client.stop();
    };
  }

  /** Bots come when there is a seat for one: a table of people does not wait for them. */
  private async seatBots(): Promise<void> {
    if (this.own.length === this.seats.length) return;
    const { seatBots } = await import('./seatBots');
    if (this.isStopped) return;
    const { bots, pace, thinker } = seatBots(this, this.save.id);
    this.bots = bots;
    this.thinker = thinker;
    if (this.own.length === 0) this.pace = pace;
    pace.subscribe(() => this.tell());
    this.tell();
  }

  seen(seat: number | null): Seen | null {
    const client = seat === null ? this.spectator : this.clients[seat];
    // What the framework hands out is a new object each time; what it keeps is new only when something happened.
    const kept: unknown = client?.store.getState();
    const known = client && this.remembered.get(client);
    if (known?.state === kept) return known?.seen ?? null;
    const state = client?.getState();
    if (!client || !state) return null;
    const seen: Seen = { view: state.G, ctx: state.ctx, log: client.log ?? [] };
    this.remembered.set(client, { state: kept, seen });
    return seen;
  }

  play(seat: number, { move, args }: Choice): void {
    this.clients[seat]?.moves[move]?.(...args);
  }

  undo(seat: number): void {
    sendUndo(this.clients[seat], 'UNDO');
  }

  redo(seat: number): void {
    sendUndo(this.clients[seat], 'REDO');
  }

  async past(seat: number | null): Promise<Seen[]> {
    const { initial, log } = recordOf(this.save.id);
    const isOpen = this.isOver;
    const known: readonly LogEntry[] = isOpen ? log : (this.seen(seat)?.log ?? []);
    return replay(this.game, initial, log).map(({ G, ctx, _stateID }) => ({
      view: isOpen ? G : this.game.view(G, ctx, seat),
      ctx,
      log: known.filter((entry) => entry._stateID < _stateID),
    }));
  }

  moment(): number {
    return this.changes;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private changed(): void {
    touchSave(this.save.id, this.isOver);
    this.tell();
  }

  private get isOver(): boolean {
    return this.seen(null)?.ctx.gameover !== undefined;
  }

  private tell(): void {
    this.changes += 1;
    for (const listener of this.listeners) listener();
    for (const bot of this.bots) bot.look();
  }
}
