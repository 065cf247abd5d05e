import { setActivePlayers } from './activePlayers';
import type {
  ActivePlayersArg,
  Hook,
  PlainGame,
  PlainPhase,
  RunnerContext,
  RunnerCtx,
} from './plainGame';

/**
 * What boardgame.io 0.50.2 does between two moves (its `core/flow.ts` and `core/turn-order.ts`), on a mutable
 * state. The framework keeps a queue, but each step leaves at most one next step: so here is a single current one.
 */
type Step =
  | { do: 'startGame' | 'startPhase' | 'moved' }
  | { do: 'startTurn'; again: boolean }
  | { do: 'setActivePlayers'; arg: ActivePlayersArg }
  | { do: 'endTurn'; turn: number; arg: unknown }
  | { do: 'updateTurn'; arg: unknown }
  | { do: 'endPhase'; turn: number; arg: unknown }
  | { do: 'updatePhase'; from: string | null; arg: unknown }
  | { do: 'endGame'; gameover: unknown };

const START_PHASE: Step = { do: 'startPhase' };
const FIRST_TURN: Step = { do: 'startTurn', again: false };
const NEXT_TURN: Step = { do: 'startTurn', again: true };

/** Calls a hook. Hooks change G in place or return a new one, as in the framework. */
export function callHook(context: RunnerContext, fn: Hook | undefined): void {
  if (!fn) return;
  const returned = fn(context);
  if (returned !== undefined) context.G = returned;
}

export function phaseOf(game: PlainGame, ctx: RunnerCtx): PlainPhase {
  if (!ctx.phase) return game.noPhase;
  const phase = game.phases.get(ctx.phase);
  if (!phase) throw new Error(`the game has no phase ${ctx.phase}`);
  return phase;
}

export function runFlow(game: PlainGame, context: RunnerContext, first: Step): void {
  const { ctx } = context;
  let phasesEnded: Set<string | null> | undefined;
  let step: Step | null = first;
  while (step) {
    if (step.do === 'endPhase') {
      phasesEnded ??= new Set();
      if (phasesEnded.has(ctx.phase)) {
        // Twice in one run: the framework takes it for a loop and leaves all phases.
        ctx.phase = null;
        return;
      }
      phasesEnded.add(ctx.phase);
    }
    const next: Step | null = take(game, context, step);
    if (step.do === 'endGame') return;
    step = interruption(game, context, step) ?? next;
  }
}

/** An `endIf` that holds takes the place of whatever would come next. */
function interruption(game: PlainGame, context: RunnerContext, done: Step): Step | null {
  const { ctx } = context;
  const gameover = game.endIf?.(context);
  if (gameover) return { do: 'endGame', gameover };
  const phase = phaseOf(game, ctx);
  const endPhase = phase.endIf?.(context);
  if (endPhase) return { do: 'endPhase', turn: ctx.turn, arg: endPhase };
  if (done.do !== 'moved' && done.do !== 'setActivePlayers') return null;
  const { maxMoves, endIf } = phase.turn;
  const endTurn =
    (maxMoves > 0 && ctx.numMoves !== undefined && ctx.numMoves >= maxMoves) || endIf?.(context);
  return endTurn ? { do: 'endTurn', turn: ctx.turn, arg: endTurn } : null;
}

function take(game: PlainGame, context: RunnerContext, step: Step): Step | null {
  const { ctx } = context;
  switch (step.do) {
    case 'moved':
      return null;
    case 'startGame':
      return START_PHASE;
    case 'startPhase':
      callHook(context, phaseOf(game, ctx).onBegin);
      return FIRST_TURN;
    case 'startTurn':
      startTurn(phaseOf(game, ctx), context, step.again);
      return null;
    case 'setActivePlayers':
      setActivePlayers(ctx, step.arg);
      return null;
    case 'endTurn':
      return endTurn(game, context, step.turn, false) ? { do: 'updateTurn', arg: step.arg } : null;
    case 'updateTurn':
      return updateTurn(phaseOf(game, ctx), context, step.arg);
    case 'endPhase': {
      endTurn(game, context, step.turn, true);
      const from = ctx.phase;
      leavePhase(game, context);
      return { do: 'updatePhase', from, arg: step.arg };
    }
    case 'updatePhase': {
      const chosen = nextOf(step.arg);
      if (chosen && !game.phases.has(chosen)) throw new Error(`the game has no phase ${chosen}`);
      const left = step.from ? (game.phases.get(step.from) ?? game.noPhase) : game.noPhase;
      ctx.phase = chosen ?? ((left.next(context) as string | undefined) || null);
      return START_PHASE;
    }
    case 'endGame':
      leavePhase(game, context);
      ctx.gameover = step.gameover === undefined ? true : step.gameover;
      callHook(context, game.onEnd);
      return null;
  }
}

function startTurn(phase: PlainPhase, context: RunnerContext, again: boolean): void {
  const { ctx } = context;
  const { order, activePlayers, onBegin } = phase.turn;
  if (again) {
    if (activePlayers) setActivePlayers(ctx, activePlayers);
  } else {
    const playOrder = order.playOrder
      ? (order.playOrder(context) as string[])
      : Array.from({ length: ctx.numPlayers }, (_, i) => String(i));
    const place = order.first(context) as number;
    ctx.playOrder = playOrder;
    ctx.playOrderPos = place;
    ctx.currentPlayer = String(playOrder[place]);
    setActivePlayers(ctx, activePlayers);
  }
  ctx.turn += 1;
  ctx.numMoves = 0;
  ctx._prevActivePlayers = [];
  callHook(context, onBegin);
}

/** False if this is no longer the turn that was to end, or if it may not end yet. */
function endTurn(game: PlainGame, context: RunnerContext, turn: number, force: boolean): boolean {
  const { ctx } = context;
  if (turn !== ctx.turn) return false;
  const { minMoves, onEnd } = phaseOf(game, ctx).turn;
  if (!force && minMoves > 0 && (ctx.numMoves ?? 0) < minMoves) return false;
  callHook(context, onEnd);
  ctx.activePlayers = null;
  return true;
}

function updateTurn(phase: PlainPhase, context: RunnerContext, arg: unknown): Step {
  const { ctx } = context;
  const named = nextOf(arg);
  if (named !== undefined) {
    ctx.playOrderPos = ctx.playOrder.indexOf(named);
    ctx.currentPlayer = named;
    return NEXT_TURN;
  }
  const place = phase.turn.order.next(context) as number | undefined;
  if (place === undefined) return { do: 'endPhase', turn: ctx.turn, arg: undefined };
  ctx.playOrderPos = place;
  ctx.currentPlayer = String(ctx.playOrder[place]);
  return NEXT_TURN;
}

/** The player or phase that an event or an `endIf` names as the next. */
function nextOf(arg: unknown): string | undefined {
  return typeof arg === 'object' && arg !== null ? (arg as { next?: string }).next : undefined;
}

function leavePhase(game: PlainGame, context: RunnerContext): void {
  const { ctx } = context;
  if (!ctx.phase) return;
  callHook(context, phaseOf(game, ctx).onEnd);
  ctx.phase = null;
}

export type { Step };
