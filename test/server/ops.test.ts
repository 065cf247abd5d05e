import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { libsqlPlace } from './support/databases';
import { Person, runningMatch } from './support/people';
import { aServer, startServer } from './support/server';
import { seatedSockets, TestSocket } from './support/sockets';

const page = mkdtempSync(join(tmpdir(), 'triclinium-page-'));
writeFileSync(join(page, 'index.html'), '<p>Salve</p>');
afterAll(() => rmSync(page, { recursive: true }));

const written: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => written.push(line) });
const server = aServer({ log }, { clientFolder: page, origins: ['https://friend.example'] });

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server().url + path, { headers });

describe('One port', () => {
  it('serves the page, the API, the lobby of the framework and the sockets', async () => {
    expect(await (await ask('/lobby/of/the/page')).text()).toBe('<p>Salve</p>');
    expect(await (await ask('/api/matches')).json()).toEqual({ matches: [], next: null });
    expect(await (await ask('/games')).json()).toEqual(['sylla', 'alea', 'triumvirate']);
    expect((await ask('/socket.io/?EIO=4&transport=polling')).status).toBe(200);
  });

  it('answers what it does not know with 404, never with the page', async () => {
    for (const path of ['/api', '/api/', '/api/x', '/api/matches/x/y/z', '/games/x/y/z']) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).not.toContain('Salve');
    }
  });

  it('that is taken is said so, and nothing is left behind', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const place = await libsqlPlace();
    await expect(startServer(place, {}, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    // The store is free again.
    await (await startServer(place)).close();
    other.close();
    await place.remove();
  });
});

describe('Headers', () => {
  it('keep foreign code out of the page', async () => {
    for (const path of ['/', '/api/matches', '/nowhere.js']) {
      const { headers } = await ask(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('let only named pages from elsewhere in', async () => {
    const allowed = async (path: string, Origin: string): Promise<string | null> =>
      (await ask(path, { Origin })).headers.get('access-control-allow-origin');
    const polling = '/socket.io/?EIO=4&transport=polling';
    for (const path of ['/api/matches', '/games', polling]) {
      expect(await allowed(path, 'https://friend.example')).toBe('https://friend.example');
      expect((await allowed(path, 'https://evil.example')) || null).toBeNull();
    }
    expect((await ask(polling, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask(polling, { Origin: server().url })).status).toBe(200);
  });
});

describe('Whoever watches over the server', () => {
  it('is told that it lives, that it is ready, and how it is doing', async () => {
    expect(await (await ask('/healthz')).text()).toBe('ok');
    expect(await (await ask('/readyz')).text()).toBe('ready');
    const match = await runningMatch(server().url, { bots: ['easy', 'easy'] });
    const [socket] = await seatedSockets(server().url, match);
    const metrics = await (await ask('/metrics')).text();
    const names = ['moves_total', 'sockets', 'tables', 'move_seconds_count', 'requests_total'];
    for (const name of names) expect(metrics).toContain(`triclinium_${name}`);
    expect(metrics).not.toContain(match.matchID);
    socket?.close();
  });

  it('is told when the store does not answer', async () => {
    const place = await libsqlPlace();
    const broken = await startServer(place);
    broken.store.ping = () => Promise.reject(new Error('gone'));
    const answer = await fetch(`${broken.url}/readyz`);
    expect([answer.status, await answer.text()]).toEqual([503, 'the store does not answer']);
    await broken.close();
    await place.remove();
  });

  it('finds no secret in the log', async () => {
    const match = await runningMatch(server().url, { unlisted: true });
    const seats = await seatedSockets(server().url, match);
    const person = new Person(server().url);
    await person.post(`/matches/${match.matchID}/claim`, { seat: 0, name: 'Nosy' });
    const { body } = await person.post<{ code: string }>('/device/code');
    const socket = new TestSocket(server().url);
    await socket.refusal('sync', match.matchID, '0', 'guessed-credentials');
    const text = written.join('');
    expect(text).toContain('/api/matches/:id/claim');
    const secrets = [match.matchID, ...match.credentials, body.code, person.secret, 'guessed'];
    for (const { secret } of match.people) secrets.push(secret);
    for (const secret of secrets) expect(text).not.toContain(String(secret));
    for (const one of [...seats, socket]) one.close();
  });
});
