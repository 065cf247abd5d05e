import type { State } from 'boardgame.io';

type Undo = State['_undo'][number];

/** An entry of the undo list as it is written when it is the present state itself. */
interface NowEntry extends Omit<Undo, 'G' | 'ctx' | 'plugins'> {
  readonly isNow: true;
}

/**
 * A state as text. The newest entry of its undo list is the state itself once more, more than a third of all there is
 * to write; it is left out, and put back when the text is read.
 */
export function stateText(state: State): string {
  const newest = state?._undo?.at(-1);
  if (!newest || !isNow(newest, state)) return JSON.stringify(state);
  const { G, ctx, plugins, ...others } = newest;
  const entry: NowEntry = { ...others, isNow: true };
  return JSON.stringify({ ...state, _undo: [...state._undo.slice(0, -1), entry] });
}

export function stateOf(text: string): State {
  const state: State = JSON.parse(text);
  const newest: Undo | NowEntry | undefined = state?._undo?.at(-1);
  if (!newest || !('isNow' in newest)) return state;
  const { isNow: _, ...others } = newest;
  const { G, ctx, plugins } = state;
  return { ...state, _undo: [...state._undo.slice(0, -1), { ...others, G, ctx, plugins }] };
}

function isNow(entry: Undo, { G, ctx, plugins }: State): boolean {
  return entry.G === G && entry.ctx === ctx && entry.plugins === plugins;
}
