/** What the server is told through the environment. */
export interface Config {
  /** 0 means any free port. */
  readonly port: number;
  /** The built client; null in development, where Vite serves the page. */
  readonly clientFolder: string | null;
}

/** A setting that cannot be used; the message says what would do. */
export class ConfigError extends Error {}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    port: readPort(env.PORT),
    clientFolder: env.NODE_ENV === 'development' ? null : env.CLIENT_FOLDER || 'dist/client',
  };
}

function readPort(text: string | undefined): number {
  if (!text) return 8000;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new ConfigError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  }
  return port;
}
