import type { Ctx } from 'boardgame.io';
import type { OnlineMatch, OnlineSeat } from '../../game/online/api';
import type { Asking } from '../../game/table/asking';
import { range } from '../../game/table/lists';
import { servedGame } from '../games';
import { isSame } from '../secrets';
import type { MatchRecord, SeatRecord } from '../storage/records';
import type { Presence } from './presence';
import { ABSENCE_LIMIT, awaitedSince, deadlineOf, type Timing, timeLeft } from './timing';

export function isRunning({ openSeats }: MatchRecord): boolean {
  return openSeats === 0;
}

/** A person sits there, and these are their credentials. */
export function isSeatedAs({ seats }: MatchRecord, seat: number, credentials: unknown): boolean {
  const taken = seats[seat];
  if (typeof credentials !== 'string' || !taken?.credentials || taken.bot !== null) return false;
  return isSame(credentials, taken.credentials);
}

/** The seats that the game waits for. */
export function awaitedSeats(game: string, G: Asking, ctx: Ctx): number[] {
  if (ctx.gameover !== undefined) return [];
  const { module } = servedGame(game);
  return range(ctx.numPlayers).filter((seat) => module.awaits(G, ctx, seat));
}

/** Nobody decides for this seat: a bot sits there, or plays on for somebody who gave up or stayed away. */
export function playsItself({ bot, resigned }: SeatRecord, timing: Timing, seat: number): boolean {
  return bot !== null || resigned || timing.lapsed.includes(seat);
}

/** When a bot has to act next: at once for a seat that plays by itself, else when the clock has run out. */
export function dueOf({ seats, clock }: MatchRecord, timing: Timing): number | null {
  const times = timing.awaited.flatMap(({ seat, since }) => {
    const record = seats[seat];
    if (record && playsItself(record, timing, seat)) return [since];
    const deadline = deadlineOf(timing, clock, seat);
    return deadline === null ? [] : [deadline];
  });
  return times.length > 0 ? Math.min(...times) : null;
}

/** The owner has been away for longer than the table allows. */
export function isClaimable(
  record: MatchRecord,
  seat: number,
  presence: Presence,
  now: number,
): boolean {
  const { timing, clock, matchID } = record;
  const owner = record.seats[seat];
  if (!timing || record.isOver || !owner || owner.bot !== null || owner.resigned) return false;
  if (timing.lapsed.includes(seat)) return true;
  if (clock !== 'none') return false;
  const awaited = awaitedSince(timing, seat);
  const absent = presence.absentSince(matchID, seat);
  if (awaited === null || absent === null) return false;
  return now - Math.max(awaited, absent) >= ABSENCE_LIMIT;
}

/** A match as everybody may see it who knows its id. */
export function onlineMatch(record: MatchRecord, presence: Presence, now: number): OnlineMatch {
  const { matchID, timing, isOver } = record;
  const awaited = isOver ? [] : (timing?.awaited ?? []);
  return {
    matchID,
    game: servedGame(record.game).id,
    seats: record.seats.map((_, seat) => onlineSeat(record, seat, presence, now)),
    options: record.options,
    clock: record.clock,
    unlisted: record.unlisted,
    isRunning: isRunning(record),
    isOver,
    created: record.created,
    updated: record.updated,
    awaited: awaited.map(({ seat }) => seat),
    since: Math.min(...awaited.map(({ since }) => since), record.updated),
    rematch: record.rematch,
  };
}

function onlineSeat(
  record: MatchRecord,
  seat: number,
  presence: Presence,
  now: number,
): OnlineSeat {
  const { name = null, bot = null, resigned = false } = record.seats[seat] ?? {};
  return {
    name,
    bot,
    isConnected: bot !== null || presence.isConnected(record.matchID, seat),
    resigned,
    playedByBot: resigned || (record.timing?.lapsed.includes(seat) ?? false),
    claimable: isClaimable(record, seat, presence, now),
    timeLeft: record.timing ? timeLeft(record.timing, record.clock, seat, now) : null,
  };
}
