import type { ActivePlayersArg, RunnerCtx, StageArg } from './plainGame';

/** The framework's `SetActivePlayers` without the parts our games do not use: next, revert, stage move limits. */
export function setActivePlayers(ctx: RunnerCtx, arg: ActivePlayersArg | undefined): void {
  const active = arg === undefined ? null : stagesOf(ctx, arg);
  const numMoves: Record<string, number> = {};
  for (const id in active) numMoves[id] = 0;
  ctx.activePlayers = active;
  ctx._activePlayersMinMoves = null;
  ctx._activePlayersMaxMoves = null;
  ctx._activePlayersNumMoves = numMoves;
  ctx._prevActivePlayers = [];
  ctx._nextActivePlayers = null;
}

function stagesOf(ctx: RunnerCtx, arg: ActivePlayersArg): Record<string, string> | null {
  const stages: Record<string, string> = {};
  const enter = (id: string, stage: StageArg): void => {
    if (stage !== null && typeof stage === 'object')
      throw new Error('the runner knows no stage limits: name the stage alone');
    // Stage.NULL is null; the framework's types call every stage a string.
    stages[id] = stage as string;
  };
  if (Array.isArray(arg)) {
    for (const id of arg) enter(id, null as unknown as string);
  } else {
    for (const key of Object.keys(arg)) {
      if (!['currentPlayer', 'others', 'all', 'value'].includes(key))
        throw new Error(`the runner knows no activePlayers.${key}`);
    }
    if (arg.currentPlayer !== undefined) enter(ctx.currentPlayer, arg.currentPlayer);
    for (const id of ctx.playOrder) {
      if (arg.others !== undefined && id !== ctx.currentPlayer) enter(id, arg.others);
    }
    for (const id of ctx.playOrder) {
      if (arg.all !== undefined) enter(id, arg.all);
    }
    for (const [id, stage] of Object.entries(arg.value ?? {})) enter(id, stage);
  }
  return Object.keys(stages).length === 0 ? null : stages;
}
