import { runFlow, type Step } from './flow';
import type { PlainGame, RunnerContext, RunnerCtx, RunnerEvents } from './plainGame';

/**
 * Events called by moves and hooks wait until the move is through, then run one by one; one whose turn or phase
 * has meanwhile ended by itself is dropped.
 */
export interface QueuedEvent {
  turn: number;
  phase: string | null;
  /** Bound to the turn or to the phase it was called in; the end of the game is bound to neither. */
  bound: 'turn' | 'phase' | 'game';
  step: (ctx: RunnerCtx) => Step;
}

export function eventsOf(queue: QueuedEvent[], ctx: RunnerCtx): RunnerEvents {
  const enqueue = (bound: QueuedEvent['bound'], step: QueuedEvent['step']): void => {
    queue.push({ turn: ctx.turn, phase: ctx.phase, bound, step });
  };
  return {
    endTurn: (arg) => {
      if (arg && 'remove' in arg) throw new Error('the runner knows no endTurn({ remove })');
      enqueue('turn', ({ turn }) => ({ do: 'endTurn', turn, arg }));
    },
    endPhase: () => enqueue('phase', ({ turn }) => ({ do: 'endPhase', turn, arg: undefined })),
    setPhase: (phase) =>
      enqueue('phase', ({ turn }) => ({ do: 'endPhase', turn, arg: { next: phase } })),
    endGame: (gameover) => enqueue('game', () => ({ do: 'endGame', gameover })),
    setActivePlayers: (arg) => enqueue('turn', () => ({ do: 'setActivePlayers', arg })),
  };
}

export function runQueue(game: PlainGame, context: RunnerContext, queue: QueuedEvent[]): void {
  const { ctx } = context;
  const mostTurns = ctx.turn + 100 * ctx.numPlayers;
  for (let i = 0; i < queue.length && ctx.gameover === undefined; i++) {
    const event = queue[i] as QueuedEvent;
    if (event.bound === 'turn' && event.turn !== ctx.turn) continue;
    if (event.bound === 'phase' && event.phase !== ctx.phase) continue;
    if (ctx.turn > mostTurns) throw new Error('hooks end turns without end');
    runFlow(game, context, event.step(ctx));
  }
  queue.length = 0;
}
