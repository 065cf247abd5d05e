import { setTimeout as wait } from 'node:timers/promises';
import type { Ctx, State } from 'boardgame.io';
import type { ServedGame } from '../games';
import { Refused, RefusedMove } from '../refused';
import { newOperation } from '../secrets';
import type { CommittedMove } from '../storage/tableStore';
import { isTransient } from '../storage/transient';
import { type Action, mastersState } from './master';
import { awaitedSeats, dueOf, isRunning } from './seats';
import type { Table, Tables } from './tables';
import { firstTiming, timingAfter, withLapse } from './timing';

export interface Play {
  readonly seat: number;
  readonly action: Action;
  /** The state the player saw. */
  readonly stateID: number;
  /** A bot plays for the seat. */
  readonly byItself: boolean;
}

/** Ten times as many as any match needs, undos and all; a choice can be changed again and again without end. */
const MOST_ACTIONS = 5_000;
/** How often to try again when another process has made a move at the same time. */
const CONFLICTS = 3;
/** How long a store that does not answer is waited for. */
const PATIENCE = 15_000;

/** Makes an action at a table and stores it; only then is anybody told. Refuses with the reason. */
export async function play(tables: Tables, table: Table, wish: Play): Promise<void> {
  for (let attempt = 0; attempt < CONFLICTS; attempt++) {
    const refusal = whyNot(table, wish);
    if (refusal) throw refusal;
    const after = await mastersState(table, wish.seat, wish.action);
    if (!after) throw new RefusedMove({ code: 'notNow', args: {} });
    if (await commit(tables, table, wish, after)) return tables.announceMove(table, after);
    await tables.reload(table);
  }
  throw new Refused('stale');
}

function whyNot({ served, state, record }: Table, wish: Play): Error | null {
  const { seat, action, stateID } = wish;
  const { G, ctx } = state;
  if (record.isOver) return new Refused('over');
  if (!isRunning(record)) return new Refused('notRunning');
  if (state._stateID >= MOST_ACTIONS) return new Refused('tooMany');
  if (record.seats[seat]?.resigned && !wish.byItself) return new Refused('notYours');
  const isStale = stateID !== state._stateID;
  if (action.type !== 'MAKE_MOVE') {
    if (isStale) return new Refused('stale');
    return isAlone(ctx, seat) ? null : new RefusedMove({ code: 'notNow', args: {} });
  }
  const { move, args } = action;
  if (isStale && !isMadeAtOnce(served, ctx, seat, move)) return new Refused('stale');
  const refusal = served.module.whyNot(G, ctx, seat, move, args);
  return refusal ? new RefusedMove(refusal) : null;
}

/** The framework undoes only for the one seat that may move. */
function isAlone({ activePlayers, currentPlayer }: Ctx, seat: number): boolean {
  const active = activePlayers ? Object.keys(activePlayers) : [currentPlayer];
  return active.length === 1 && active[0] === String(seat);
}

/** A move that all make at the same time is not too late because another was quicker. */
function isMadeAtOnce({ module, game }: ServedGame, ctx: Ctx, seat: number, move: string): boolean {
  if (!module.moves.includes(move)) return false;
  const framework = game.flow.getMove(ctx, move, String(seat));
  return framework !== null && 'ignoreStaleStateID' in framework && !!framework.ignoreStaleStateID;
}

async function commit(
  tables: Tables,
  table: Table,
  { seat, byItself }: Play,
  after: State,
): Promise<boolean> {
  const { record, state: before } = table;
  const { matchID, clock, game } = record;
  const { deltalog = [], ...state } = after;
  const now = tables.now();
  const last = record.timing ?? firstTiming(clock, record.seats.length);
  const timing = timingAfter(byItself ? last : withLapse(last, seat, false), clock, {
    seats: awaitedSeats(game, state.G, state.ctx),
    turn: state.ctx.turn,
    now,
  });
  const isCommitted = await commitOnce(tables, {
    matchID,
    base: before._stateID,
    state: state as State,
    deltalog,
    operation: newOperation(),
    timing,
    due: dueOf(record, timing),
    now,
  });
  if (!isCommitted) return false;
  table.state = state as State;
  table.record = { ...record, timing, updated: now, isOver: state.ctx.gameover !== undefined };
  return true;
}

/** Commits, again after a failure that may pass, and never twice: it may have worked and only the answer was lost. */
async function commitOnce({ store, now }: Tables, move: CommittedMove): Promise<boolean> {
  const { matchID, base, operation } = move;
  const giveUp = now() + PATIENCE;
  for (let pause = 50; ; pause *= 2) {
    try {
      if (await store.tables.commitMove(move)) return true;
      return await store.tables.wasCommitted(matchID, base, operation);
    } catch (error) {
      if (!isTransient(error) || now() + pause > giveUp) throw error;
      await wait(pause);
    }
  }
}
