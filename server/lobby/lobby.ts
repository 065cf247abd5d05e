import { createMatch } from 'boardgame.io/internal';
import type { BotLevel, MatchPage, NewMatch, SeatedMatch } from '../../game/online/api';
import { LIMITS } from '../../game/online/api';
import { range } from '../../game/table/lists';
import { servedGame } from '../games';
import { Refused } from '../refused';
import { newCredentials, newMatchID } from '../secrets';
import type { MatchRecord, SeatRecord } from '../storage/records';
import type { ListWish, OpenedTable, Sitter } from '../storage/tableStore';
import { isClaimable, isRunning, onlineMatch } from '../table/seats';
import type { Table, Tables } from '../table/tables';
import { withLapse } from '../table/timing';

/** The hash of a device's secret; null for somebody who shows none. */
export type Device = string | null;

/** What boardgame.io's lobby client calls its player: a seat and the credentials for it. */
export interface Seated {
  readonly seat: number;
  readonly credentials: string;
}

/** How many matches "my games" shows. */
const MOST_OWN = 100;
/** How many tables a quick match looks at, oldest first. */
const CANDIDATES = 20;
/** A table that was opened so recently counts as attended although nobody is connected yet. */
const JUST_OPENED = 2 * 60_000;

const FREE: SeatRecord = {
  name: null,
  credentials: null,
  device: null,
  bot: null,
  resigned: false,
};

function person(name: string, device: Device): Sitter {
  return { name, device, credentials: newCredentials(), bot: null };
}

/** A bot has credentials like everybody; nobody is ever told them. */
function botOf(level: BotLevel): Sitter {
  return { name: 'Bot', device: null, credentials: newCredentials(), bot: level };
}

/** Who sits where: opening, joining, leaving, giving up, taking over, and playing again. */
export class Lobby {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  async open(wish: NewMatch, device: Device): Promise<SeatedMatch> {
    const people = [person(wish.name, device)];
    const bots = wish.bots.map(botOf);
    const free = wish.players - people.length - bots.length;
    if (free < 0) throw new Refused('badTable', 'there are more bots than seats');
    const sitters = [...people, ...range(free).map(() => FREE), ...bots];
    const table = this.#newTable(wish, device, sitters);
    await this.#tables.store.tables.open(table);
    return this.match(table.matchID, device);
  }

  /** An empty table, as boardgame.io's own lobby opens them. */
  async openEmpty(wish: Omit<NewMatch, 'name' | 'bots'>): Promise<string> {
    const table = this.#newTable(
      wish,
      null,
      range(wish.players).map(() => FREE),
    );
    await this.#tables.store.tables.open(table);
    return table.matchID;
  }

  async list(wish: ListWish): Promise<MatchPage> {
    const records = await this.#tables.store.tables.list({ ...wish, limit: wish.limit + 1 });
    const page = records.slice(0, wish.limit);
    const last = records.length > wish.limit ? page.at(-1) : undefined;
    return {
      matches: page.map((record) => this.#online(record)),
      next: last ? `${last.created}.${last.matchID}` : null,
    };
  }

  async mine(device: string): Promise<SeatedMatch[]> {
    const records = await this.#tables.store.tables.ofDevice(device, MOST_OWN);
    return records.map((record) => this.#seated(record, device));
  }

  /** A match with the seats that are the device's own. */
  match(matchID: string, device: Device): Promise<SeatedMatch> {
    return this.#tables.at(matchID, async ({ record }) => this.#seated(record, device));
  }

  record(matchID: string): Promise<MatchRecord> {
    return this.#tables.at(matchID, async ({ record }) => record);
  }

  /** Seats somebody on the seat they wish for, or on the first free one. */
  async join(
    matchID: string,
    device: Device,
    { name, seat }: { name: string; seat: number | null },
  ): Promise<Seated> {
    return this.#tables.at(matchID, async (table) => {
      const { seats } = table.record;
      if (isRunning(table.record)) throw new Refused('full');
      const wished = seat ?? seats.findIndex(({ credentials }) => credentials === null);
      if (!seats[wished]) throw new Refused('badRequest', 'there is no such seat');
      const sitter = person(name, device);
      await this.#sit(table, wished, sitter);
      return { seat: wished, credentials: sitter.credentials };
    });
  }

  /** Fills a waiting table, or takes over for somebody who stays away, with a bot. */
  async seatBot(
    matchID: string,
    device: Device,
    { seat, level }: { seat: number; level: BotLevel },
  ): Promise<SeatedMatch> {
    return this.#tables.at(matchID, async (table) => {
      const { record } = table;
      if (isRunning(record)) {
        ownSeats(record, device);
        this.#mayBeTaken(table, seat);
        // The seat stays its owner's: whoever comes back plays on.
        await this.#tables.announceChange(table, (timing) => withLapse(timing, seat, true));
      } else {
        if (device === null || record.opener !== device) throw new Refused('notYours');
        if (!record.seats[seat]) throw new Refused('badRequest', 'there is no such seat');
        await this.#sit(table, seat, botOf(level));
      }
      return this.#seated(table.record, device);
    });
  }

  /** Frees the seats of whoever leaves a table that still waits. */
  async leave(matchID: string, whose: (record: MatchRecord) => Seated[]): Promise<void> {
    await this.#tables.at(matchID, async (table) => {
      const leaving = whose(table.record);
      if (isRunning(table.record)) throw new Refused('running');
      const { store, now } = this.#tables;
      for (const { seat, credentials } of leaving)
        await store.tables.leaveSeat(matchID, seat, credentials, now());
      await this.#tables.announceChange(table);
    });
  }

  async rename(matchID: string, { seat, credentials }: Seated, name: string): Promise<void> {
    await this.#tables.at(matchID, async (table) => {
      await this.#tables.store.tables.rename(matchID, seat, credentials, name);
      await this.#tables.announceChange(table);
    });
  }

  /** Gives up; a bot plays on for the seat, so that the others can finish. */
  async resign(matchID: string, device: Device, seat: number): Promise<SeatedMatch> {
    return this.#tables.at(matchID, async (table) => {
      const own = ownSeats(table.record, device).find((one) => one.seat === seat);
      if (!own) throw new Refused('notYours');
      if (table.record.isOver) throw new Refused('over');
      if (!isRunning(table.record)) throw new Refused('notRunning');
      await this.#tables.store.tables.resign(matchID, seat, own.credentials);
      await this.#tables.announceChange(table);
      return this.#seated(table.record, device);
    });
  }

  /** Takes over the seat of somebody who has been away for too long. */
  async claim(
    matchID: string,
    device: Device,
    { name, seat }: { name: string; seat: number },
  ): Promise<SeatedMatch> {
    return this.#tables.at(matchID, async (table) => {
      await this.#takeOver(table, seat, person(name, device));
      return this.#seated(table.record, device);
    });
  }

  /** The next match of the same people, everybody one seat further. The first to ask opens it, the others find it. */
  async rematch(matchID: string, device: Device): Promise<SeatedMatch> {
    const next = await this.nextMatch(matchID, (record) => ownSeats(record, device));
    return this.match(next, device);
  }

  async nextMatch(matchID: string, whose: (record: MatchRecord) => Seated[]): Promise<string> {
    return this.#tables.at(matchID, async (table) => {
      const { record } = table;
      whose(record);
      if (!record.isOver) throw new Refused('running');
      if (record.rematch === null) {
        const sitters = record.seats.map((_, seat) => nextSitter(record, seat));
        const wish = { ...record, players: record.seats.length };
        const next = this.#newTable(wish, record.opener, sitters);
        await this.#tables.store.tables.openRematch(matchID, next);
        await this.#tables.announceChange(table);
      }
      if (table.record.rematch === null) throw new Refused('unavailable');
      return table.record.rematch;
    });
  }

  /** Joins the oldest open table at which somebody waits, or opens one. */
  async quick(game: string, name: string, device: Device): Promise<SeatedMatch> {
    const { module } = servedGame(game);
    for (const record of await this.#tables.store.tables.oldestOpen(game, CANDIDATES)) {
      if (!this.#isAttended(record) || isSeatedAt(record, device)) continue;
      try {
        await this.join(record.matchID, device, { name, seat: null });
        return await this.match(record.matchID, device);
      } catch (error) {
        // Others are quick too.
        if (!(error instanceof Refused)) throw error;
      }
    }
    const { least, most } = module.seats;
    const players = Math.min(least + 1, most);
    const table = { game, players, options: {}, unlisted: false, clock: 'fast', bots: [] } as const;
    return this.open({ ...table, name }, device);
  }

  #isAttended({ matchID, seats, created }: MatchRecord): boolean {
    const { presence, now } = this.#tables;
    if (now() - created < JUST_OPENED) return true;
    return seats.some((_, seat) => presence.isConnected(matchID, seat));
  }

  #newTable(
    wish: Omit<NewMatch, 'name' | 'bots'>,
    opener: Device,
    sitters: readonly (Sitter | SeatRecord)[],
  ): OpenedTable {
    const { game, players, options, unlisted, clock } = wish;
    const match = createMatch({
      game: servedGame(game).game,
      numPlayers: players,
      setupData: options,
      unlisted,
    });
    if ('setupDataError' in match) throw new Refused('badTable', match.setupDataError);
    return {
      matchID: newMatchID(),
      game,
      unlisted,
      options,
      clock,
      opener,
      seats: sitters.map((sitter) => ({ ...FREE, ...sitter, resigned: false })),
      initialState: match.initialState,
      created: this.#tables.now(),
    };
  }

  async #sit(table: Table, seat: number, sitter: Sitter): Promise<void> {
    const { store, now } = this.#tables;
    const isSeated = await store.tables.takeSeat(table.record.matchID, seat, sitter, now());
    await this.#tables.announceChange(table);
    if (!isSeated) throw new Refused('seatTaken');
  }

  async #takeOver(table: Table, seat: number, sitter: Sitter): Promise<void> {
    const from = this.#mayBeTaken(table, seat);
    const isTheirs = await this.#tables.store.tables.passSeat(
      table.record.matchID,
      seat,
      from,
      sitter,
    );
    if (!isTheirs) throw new Refused('notClaimable');
    await this.#tables.announceChange(table, (timing) => withLapse(timing, seat, false));
  }

  /** Refuses if its owner is not away for long enough; else the credentials that it has now. */
  #mayBeTaken({ record }: Table, seat: number): string {
    const { presence, now } = this.#tables;
    const credentials = record.seats[seat]?.credentials;
    if (!credentials || !isClaimable(record, seat, presence, now()))
      throw new Refused('notClaimable');
    return credentials;
  }

  #online(record: MatchRecord) {
    const { presence, now } = this.#tables;
    return onlineMatch(record, presence, now());
  }

  #seated(record: MatchRecord, device: Device): SeatedMatch {
    return { ...this.#online(record), own: seatsOf(record, device) };
  }
}

export const PAGE = LIMITS.page;

function seatsOf({ seats }: MatchRecord, device: Device): Seated[] {
  if (device === null) return [];
  return seats.flatMap(({ device: owner, credentials }, seat) =>
    owner === device && credentials !== null ? [{ seat, credentials }] : [],
  );
}

function isSeatedAt(record: MatchRecord, device: Device): boolean {
  return seatsOf(record, device).length > 0;
}

/** The seats of a device at a table; refuses whoever has none. */
export function ownSeats(record: MatchRecord, device: Device): Seated[] {
  const own = seatsOf(record, device);
  if (own.length === 0) throw new Refused('notYours');
  return own;
}

/** Who sits on a seat of the next match: whoever sat before it, if they are known and did not give up. */
function nextSitter({ seats }: MatchRecord, seat: number): Sitter | SeatRecord {
  const before = seats[(seat + seats.length - 1) % seats.length];
  if (!before || before.resigned) return FREE;
  if (before.bot !== null) return botOf(before.bot);
  return before.device === null ? FREE : person(before.name ?? '', before.device);
}
