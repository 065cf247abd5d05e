import type { ServerRefusal } from '../game/online/api';
import type { Refusal } from '../game/table/refusal';

/** How HTTP says it. */
const STATUS: Readonly<Record<ServerRefusal, number>> = {
  badRequest: 400,
  notFound: 404,
  notYours: 403,
  noSuchGame: 404,
  badTable: 400,
  badName: 400,
  seatTaken: 409,
  full: 409,
  running: 409,
  notRunning: 409,
  over: 409,
  notClaimable: 409,
  badCode: 404,
  tooMany: 429,
  tooFast: 429,
  tooLarge: 413,
  stale: 409,
  unavailable: 503,
};

/** The server says no, and why: to be told to whoever asked, never a fault of ours. */
export class Refused extends Error {
  readonly code: ServerRefusal;
  readonly status: number;

  constructor(code: ServerRefusal, message: string = code) {
    super(message);
    this.code = code;
    this.status = STATUS[code];
  }
}

/** The rules of the game say no. */
export class RefusedMove extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
