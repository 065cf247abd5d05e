import type { TriumvirateState, TriumvirateView } from './state';

/** Nothing is hidden in this game, so that everybody sees the state itself. */
export function view(G: TriumvirateState): TriumvirateView {
  return G;
}

/** The game waits for this seat to answer. */
export function awaits({ asked }: TriumvirateView, seat: number): boolean {
  return asked.seat === seat;
}
