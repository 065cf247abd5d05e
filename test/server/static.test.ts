import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { serveClient } from '../../server/client';

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

let folder: string;
let clientFolder: string;
let server: Server;

beforeAll((done) => {
  folder = mkdtempSync(join(tmpdir(), 'triclinium-static-'));
  clientFolder = join(folder, 'client');
  mkdirSync(join(clientFolder, 'assets'), { recursive: true });
  writeFileSync(join(clientFolder, 'index.html'), '<p>Salve</p>');
  writeFileSync(join(clientFolder, 'assets/main-1a2b3c.js'), 'play()');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'secret'), 'secret');
  server = new Koa().use(serveClient(clientFolder)).listen(0, '127.0.0.1', done);
});

afterAll((done) => {
  rmSync(folder, { recursive: true });
  server.close(done);
});

/** Not `fetch`, which tidies a path before it sends it. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      );
    });
    asking.on('error', reject).end();
  });
}

describe('The page', () => {
  it.each(['/', '/index.html', '/lobby', '/table/sylla/42', '/?seat=1', '/assets/'])(
    'is served on %s, always asked for anew',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(200);
      expect(body).toBe('<p>Salve</p>');
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it('is not sent again to someone who has it', async () => {
    const { headers } = await ask('/');
    const again = await ask('/lobby', 'GET', { 'If-None-Match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
  });

  it('survives a build that replaces the folder', async () => {
    rmSync(join(clientFolder, 'index.html'));
    expect((await ask('/')).status).toBe(200);
  });

  it('is only to be read', async () => {
    expect((await ask('/', 'POST')).status).toBe(404);
    expect((await ask('/', 'HEAD')).status).toBe(200);
  });
});

describe('An asset', () => {
  it('has a hash in its name and may be kept for ever', async () => {
    const { status, headers, body } = await ask('/assets/main-1a2b3c.js');
    expect(status).toBe(200);
    expect(body).toBe('play()');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toContain('immutable');
  });

  it('that is missing is a 404, not the page', async () => {
    const { status, headers, body } = await ask('/assets/main-old.js');
    expect(status).toBe(404);
    expect(body).not.toContain('Salve');
    expect(headers['cache-control']).toBeUndefined();
  });
});

describe('Whatever lies outside the folder', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '//../secret.txt',
    '/%00/../secret.txt',
  ])('is refused: %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('is not read without an extension either', async () => {
    expect((await ask('/../secret')).body).not.toContain('secret');
    expect((await ask('/%2e%2e/secret')).body).not.toContain('secret');
  });

  it('does not upset the server, nor does a malformed or long path', async () => {
    expect((await ask('/%')).status).toBe(200);
    expect((await ask('/__proto__')).body).toBe('<p>Salve</p>');
    expect((await ask(`/${'a.aaaa'.repeat(1000)}!`)).status).toBe(404);
  });
});

it('A folder without a page is refused', () => {
  expect(() => serveClient(join(folder, 'nowhere'))).toThrow(/No client is built in/);
});
