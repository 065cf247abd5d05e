import type { Ctx, Game } from 'boardgame.io';
import type { Random } from '../random';
import { eventsOf, type QueuedEvent, runQueue } from './events';
import { callHook, phaseOf, runFlow } from './flow';
import { type RunnerContext, type RunnerCtx, readGame } from './plainGame';

/**
 * The runner: plays a boardgame.io `Game` on a plain mutable state, for search, fuzzing and self-play. Same hooks,
 * same order, same G and ctx as the framework, without immer, redux, log and undo. docs/runner.md tells the rest.
 */
export interface Match<G> {
  G: G;
  readonly ctx: Ctx;
}

export interface Beginning {
  numPlayers: number;
  random: Random;
  setupData?: unknown;
}

export interface Runner<G> {
  begin(beginning: Beginning): Match<G>;
  /** Goes on from any G and ctx; both are changed in place from now on. */
  resume(match: Match<G>, random: Random): Match<G>;
  /** Makes a move for a seat. False, and nothing changed, if the game refuses it. */
  move(match: Match<G>, seat: number, name: string, args: readonly unknown[]): boolean;
}

const INVALID_MOVE = 'INVALID_MOVE';

/** A match as the runner keeps it: the context handed to hooks, which is the state itself. */
class RunningMatch<G> {
  readonly context: RunnerContext;
  readonly queue: QueuedEvent[] = [];

  constructor(ctx: RunnerCtx, random: Random, services: object) {
    this.context = {
      ...services,
      G: undefined,
      ctx,
      playerID: '',
      random,
      events: eventsOf(this.queue, ctx),
      log: { setMetadata: () => {} },
    };
  }

  get G(): G {
    return this.context.G as G;
  }

  set G(G: G) {
    this.context.G = G;
  }

  get ctx(): RunnerCtx {
    return this.context.ctx;
  }
}

/**
 * @param services what the game's plugins would put into the context, by plugin name
 */
export function createRunner<G>(game: Game<G>, services: object = {}): Runner<G> {
  const plain = readGame(game as Game);

  const running = (match: Match<G>): RunningMatch<G> => {
    if (match instanceof RunningMatch) return match;
    throw new Error('this match was not begun or resumed by the runner');
  };

  return {
    begin({ numPlayers, random, setupData }) {
      const match = new RunningMatch<G>(
        firstCtx(numPlayers, plain.startingPhase),
        random,
        services,
      );
      match.context.G = plain.setup(match.context, setupData);
      runFlow(plain, match.context, { do: 'startGame' });
      runQueue(plain, match.context, match.queue);
      return match as Match<G>;
    },

    resume({ G, ctx }, random) {
      const match = new RunningMatch<G>(ctx, random, services);
      match.G = G;
      return match as Match<G>;
    },

    move(match, seat, name, args) {
      const { context, queue } = running(match);
      const { ctx } = context;
      const id = String(seat);
      if (ctx.gameover !== undefined) return false;
      if (ctx.activePlayers ? !(id in ctx.activePlayers) : ctx.currentPlayer !== id) return false;
      const phase = phaseOf(plain, ctx);
      const stage = ctx.activePlayers?.[id];
      const moves = (stage && phase.turn.stages.get(stage)) || phase.moves || plain.moves;
      const make = moves.get(name);
      if (!make) return false;

      context.playerID = id;
      const returned = make(context, ...args);
      if (returned === INVALID_MOVE) {
        queue.length = 0;
        return false;
      }
      if (returned !== undefined) context.G = returned;
      if (ctx.currentPlayer === id) ctx.numMoves = (ctx.numMoves ?? 0) + 1;
      if (ctx.activePlayers && ctx._activePlayersNumMoves) {
        ctx._activePlayersNumMoves[id] = (ctx._activePlayersNumMoves[id] ?? 0) + 1;
      }
      callHook(context, phaseOf(plain, ctx).turn.onMove);
      runFlow(plain, context, { do: 'moved' });
      if (queue.length > 0) runQueue(plain, context, queue);
      return true;
    },
  };
}

function firstCtx(numPlayers: number, phase: string | null): RunnerCtx {
  return {
    numPlayers,
    turn: 0,
    currentPlayer: '0',
    playOrder: Array.from({ length: numPlayers }, (_, i) => String(i)),
    playOrderPos: 0,
    phase,
    activePlayers: null,
  };
}
