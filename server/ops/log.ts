import pino, { type Logger } from 'pino';

/** One JSON object a line. Nothing that opens a seat or a match is ever handed to it; what might slip in is removed. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    redact: {
      paths: ['*.authorization', '*.credentials', '*.secret', '*.code.sealed'],
      remove: true,
    },
  });
}
