import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Context, Middleware } from 'koa';
import { ConfigError } from './config';

interface Asset {
  readonly body: Buffer;
  readonly etag: string;
  readonly extension: string;
  readonly caching: string;
}

/**
 * Serves the built client from memory. So a request can only ever name a file that was there at
 * the start, and a build that replaces the folder under a running server does it no harm.
 */
export function serveClient(folder: string): Middleware {
  const assets = readAssets(folder);
  const page = assets.get('/index.html');
  if (!page) throw new ConfigError(`No client is built in ${folder}; \`npm start\` builds it.`);

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const path = decodedPath(ctx);
    // Routes of the page have no extension; a missing file has one and stays missing.
    const asset = assets.get(path) ?? (extname(path) === '' ? page : undefined);
    if (!asset) return next();
    send(ctx, asset);
  };
}

function readAssets(folder: string): Map<string, Asset> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(
    files.map((name) => {
      const path = `/${name.replaceAll(sep, '/')}`;
      return [path, assetOf(path, readFileSync(join(folder, name)))];
    }),
  );
}

function assetOf(path: string, body: Buffer): Asset {
  // Vite puts a hash of the content into the names of what lies in assets/.
  const isHashed = path.startsWith('/assets/');
  return {
    body,
    etag: createHash('sha256').update(body).digest('base64url'),
    extension: extname(path),
    caching: isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

function decodedPath(ctx: Context): string {
  try {
    return decodeURIComponent(ctx.path);
  } catch {
    return ctx.path;
  }
}

function send(ctx: Context, { body, etag, extension, caching }: Asset): void {
  ctx.status = 200;
  ctx.type = extension;
  ctx.etag = etag;
  ctx.set('Cache-Control', caching);
  if (ctx.fresh) ctx.status = 304;
  else ctx.body = body;
}
