import type { Limits } from '../../../server/ops/limits';

const ANY = { burst: 1e9, perSecond: 1e9 };

/** Where something else is tested than that one address may do only so much. */
export const NO_LIMITS: Limits = {
  requests: ANY,
  openings: ANY,
  codes: ANY,
  socketsPerAddress: 1e9,
  messages: ANY,
  syncs: ANY,
  chat: ANY,
};
