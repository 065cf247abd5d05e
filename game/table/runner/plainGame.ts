import type { ActivePlayersArg, Ctx, Game, StageArg } from 'boardgame.io';
import type { Random } from '../random';

/** The one place where the framework's loosely typed `Game` becomes something the runner can read. */

/** What hooks and moves are called with. One object is used for a whole game; only its fields change. */
export interface RunnerContext {
  G: unknown;
  ctx: RunnerCtx;
  playerID: string;
  random: Random;
  events: RunnerEvents;
  log: { setMetadata(metadata: unknown): void };
}

type Bookkeeping =
  | '_activePlayersMinMoves'
  | '_activePlayersMaxMoves'
  | '_nextActivePlayers'
  | 'phase';

/** The framework's ctx; its types leave out that it puts null into some fields. */
export type RunnerCtx = Omit<Ctx, Bookkeeping> & { [Key in Bookkeeping]?: Ctx[Key] | null } & {
  phase: string | null;
};

export interface RunnerEvents {
  endTurn(arg?: { next?: string }): void;
  endPhase(): void;
  setPhase(phase: string): void;
  endGame(gameover?: unknown): void;
  setActivePlayers(arg: ActivePlayersArg): void;
}

export type Hook = (context: RunnerContext) => unknown;
type PlainMove = (context: RunnerContext, ...args: unknown[]) => unknown;

export interface PlainTurn {
  order: { playOrder?: Hook; first: Hook; next: Hook };
  onBegin?: Hook;
  onEnd?: Hook;
  onMove?: Hook;
  endIf?: Hook;
  minMoves: number;
  maxMoves: number;
  activePlayers?: ActivePlayersArg;
  stages: Map<string, Map<string, PlainMove>>;
}

export interface PlainPhase {
  onBegin?: Hook;
  onEnd?: Hook;
  endIf?: Hook;
  next: Hook;
  /** Undefined: the moves of the game hold. */
  moves?: Map<string, PlainMove>;
  turn: PlainTurn;
}

export interface PlainGame {
  setup: (context: RunnerContext, setupData: unknown) => unknown;
  endIf?: Hook;
  onEnd?: Hook;
  moves: Map<string, PlainMove>;
  phases: Map<string, PlainPhase>;
  noPhase: PlainPhase;
  startingPhase: string | null;
}

type LooseConfig = {
  [key: string]: unknown;
  order?: PlainTurn['order'];
  turn?: LooseConfig;
  stages?: Record<string, { moves?: Record<string, unknown> }>;
  moves?: Record<string, unknown>;
};

const hook = (value: unknown): Hook | undefined =>
  typeof value === 'function' ? (value as Hook) : undefined;

/** The framework's default order: round and round, the next phase beginning after the last player. */
const ROUND_ROBIN: PlainTurn['order'] = {
  first: ({ ctx }) =>
    ctx.turn === 0 ? ctx.playOrderPos : (ctx.playOrderPos + 1) % ctx.playOrder.length,
  next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.playOrder.length,
};

function readMoves(moves: Record<string, unknown>): Map<string, PlainMove> {
  const read = new Map<string, PlainMove>();
  for (const [name, move] of Object.entries(moves)) {
    const long = move as { move?: PlainMove; noLimit?: boolean };
    if (long.noLimit) throw new Error(`the runner counts every move: ${name} may not be noLimit`);
    read.set(name, typeof move === 'function' ? (move as PlainMove) : (long.move as PlainMove));
  }
  return read;
}

function readTurn(turn: LooseConfig): PlainTurn {
  if ('moveLimit' in turn) throw new Error('the runner knows minMoves and maxMoves, no moveLimit');
  const stages = new Map<string, Map<string, PlainMove>>();
  for (const [name, stage] of Object.entries(turn.stages ?? {})) {
    if (stage.moves) stages.set(name, readMoves(stage.moves));
  }
  return {
    order: turn.order ?? ROUND_ROBIN,
    onBegin: hook(turn.onBegin),
    onEnd: hook(turn.onEnd),
    onMove: hook(turn.onMove),
    endIf: hook(turn.endIf),
    minMoves: Number(turn.minMoves ?? 0),
    maxMoves: Number(turn.maxMoves ?? 0),
    activePlayers: turn.activePlayers as ActivePlayersArg | undefined,
    stages,
  };
}

function readPhase(phase: LooseConfig, gameTurn: LooseConfig): PlainPhase {
  const { next } = phase;
  return {
    onBegin: hook(phase.onBegin),
    onEnd: hook(phase.onEnd),
    endIf: hook(phase.endIf),
    next: hook(next) ?? (() => next),
    moves: phase.moves && readMoves(phase.moves),
    turn: readTurn(phase.turn ?? gameTurn),
  };
}

/** Reads a `Game` before or after the framework has filled in its defaults. */
export function readGame(game: Game): PlainGame {
  const loose = game as unknown as LooseConfig & { phases?: Record<string, LooseConfig> };
  const gameTurn = loose.turn ?? {};
  const phases = new Map<string, PlainPhase>();
  let startingPhase: string | null = null;
  for (const [name, phase] of Object.entries(loose.phases ?? {})) {
    phases.set(name, readPhase(phase, gameTurn));
    if (phase.start === true) startingPhase = name;
  }
  return {
    setup: loose.setup ? (loose.setup as PlainGame['setup']) : () => ({}),
    endIf: hook(loose.endIf),
    onEnd: hook(loose.onEnd),
    moves: readMoves(loose.moves ?? {}),
    phases,
    noPhase: readPhase({}, gameTurn),
    startingPhase,
  };
}

export type { ActivePlayersArg, StageArg };
