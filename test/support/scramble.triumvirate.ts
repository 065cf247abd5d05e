import type { TriumvirateState } from '../../game/triumvirate/state';

/** Everything lies open on this table, the bag included: there is nothing to guess. */
export const HAS_SECRETS_TRIUMVIRATE = false;

/** No other state looks the same to anybody, so that the only one is the state itself. */
export function scrambleTriumvirate(G: TriumvirateState): TriumvirateState {
  return structuredClone(G);
}

/** Events after which an undo must be impossible: the outcome of a battle is known, or another has decided. */
export const REVEALS_TRIUMVIRATE = [
  'attacked',
  'drawn',
  'repelled',
  'conquered',
  'fled',
  'compensated',
  'turnEnds',
] as const;
