/** SQLSTATE classes and errors of the network that pass by themselves: the server restarts, a connection breaks. */
const TRANSIENT = /^(08...|57P0[123]|40001|40P01|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/;
const MESSAGES = /connection terminated|timeout exceeded when trying to connect|Connection ended/i;

/** The same write may succeed if it is tried again a little later. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return TRANSIENT.test(code) || MESSAGES.test(error.message);
}
