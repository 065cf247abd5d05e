import { request } from 'node:http';
import { gameById } from '../../../game';
import { fastRandom } from '../../../game/table/random';
import { LIMITS } from '../../../server/ops/limits';
import { pickMove } from '../../support/play';
import { Person, runningMatch } from '../support/people';
import { aServer } from '../support/server';
import { moveOf, playOn, seatedSockets, TestSocket } from '../support/sockets';

const server = aServer();
const strict = aServer({ limits: { ...LIMITS, socketsPerAddress: 5 } });
const sylla = gameById('sylla');
const SEED = 41;

jest.setTimeout(20_000);

describe('Credentials', () => {
  it('of one match or seat open no other', async () => {
    const [one, other] = [await runningMatch(server().url), await runningMatch(server().url)];
    const socket = new TestSocket(server().url);
    const tries: [string, number, string | undefined][] = [
      [other.matchID, 0, one.credentials[0]],
      [one.matchID, 1, one.credentials[0]],
      [one.matchID, 0, undefined],
      [one.matchID, 0, ''],
      [one.matchID, 0, one.people[0]?.secret ?? ''],
      [one.matchID, 7, one.credentials[0]],
    ];
    for (const [matchID, seat, credentials] of tries) {
      const sync = await socket.refusal('sync', matchID, String(seat), credentials);
      expect(sync).toEqual({ matchID, code: 'notYours', args: {} });
      const action = moveOf(seat, credentials ?? 'x', 'nameVotes', [1]);
      const update = await socket.refusal('update', action, 0, matchID, String(seat));
      expect(['notYours', 'badRequest']).toContain(update.code);
    }
    expect(socket.heard.some(({ event }) => event === 'sync')).toBe(false);
    socket.close();
  });

  it('of a bot are nobody’s', async () => {
    const { matchID } = await new Person(server().url).open({ bots: ['easy', 'easy'] });
    const record = await server().store.tables.record(matchID);
    const socket = new TestSocket(server().url);
    const own = record?.seats[1]?.credentials;
    expect((await socket.refusal('sync', matchID, '1', own)).code).toBe('notYours');
    socket.close();
  });

  it('are not found by anything but the exact text', async () => {
    const match = await runningMatch(server().url);
    const [own = ''] = match.credentials;
    const socket = new TestSocket(server().url);
    for (const guess of [
      own.slice(1),
      `${own} `,
      own.toLowerCase(),
      [own],
      { [own]: 1 },
      own + own,
    ])
      expect((await socket.refusal('sync', match.matchID, '0', guess)).code).toBe('notYours');
    socket.close();
  });
});

describe('A message that was heard before', () => {
  it('is refused as stale when it is sent again', async () => {
    const match = await runningMatch(server().url);
    const seats = await seatedSockets(server().url, match);
    await playOn('sylla', match.matchID, seats, match.credentials, fastRandom(SEED), 10);
    const seat = seats.findIndex(({ state }, one) => sylla.awaits(state.G, state.ctx, one));
    const mover = seats[seat];
    if (!mover) throw new Error('nobody moves');
    const { G, ctx, _stateID } = mover.state;
    const { move, args } = pickMove(sylla.options(G, ctx, seat), fastRandom(SEED));
    const message = [moveOf(seat, match.credentials[seat], move, args), _stateID, match.matchID];
    const moved = mover.next('update');
    mover.send('update', ...message, String(seat));
    await moved;
    expect((await mover.refusal('update', ...message, String(seat))).code).toBe('stale');
    const stored = await server().store.matches.fetch(match.matchID, { state: true });
    expect(stored.state._stateID).toBe(11);
    for (const socket of seats) socket.close();
  });
});

describe('An unlisted match', () => {
  it('cannot be found but by its id, which is too long to guess', async () => {
    const { matchID } = await new Person(server().url).open({ unlisted: true });
    expect(matchID).toMatch(/^[\w-]{16}$/);
    const lists = ['/api/matches', '/games/sylla', '/games/sylla?isGameover=false', '/metrics'];
    for (const path of lists)
      expect(await (await fetch(server().url + path)).text()).not.toContain(matchID);
    const { body } = await new Person(server().url).get('/mine');
    expect(JSON.stringify(body)).not.toContain(matchID);
  });
});

describe('Names', () => {
  it('that are HTML stay text: JSON, told so, and never to be sniffed', async () => {
    const name = '<img src=x onerror=a()>';
    const { matchID } = await new Person(server().url).open({ name });
    const answer = await fetch(`${server().url}/api/matches/${matchID}`);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(((await answer.json()) as { seats: { name: string }[] }).seats[0]?.name).toBe(name);
  });
});

describe('Too much', () => {
  it('of a body is refused before it is read', async () => {
    const status = await new Promise((resolve, reject) => {
      const url = `${server().url}/api/matches`;
      const asking = request(url, { method: 'POST' }, (answer) => resolve(answer.statusCode));
      asking.on('error', reject);
      asking.write(Buffer.alloc(9 * 1024, 'x'));
    });
    expect(status).toBe(413);
  });

  it('in one frame ends the connection, and nothing else', async () => {
    const match = await runningMatch(server().url);
    const [first, second] = await seatedSockets(server().url, match);
    const gone = first?.next('disconnect');
    first?.send(
      'update',
      { type: 'MAKE_MOVE', payload: 'x'.repeat(20_000) },
      0,
      match.matchID,
      '0',
    );
    await gone;
    await second?.sync(match.matchID, 1, match.credentials[1]);
    for (const socket of [first, second]) socket?.close();
  });

  it('too often is refused, by socket, by address and by seat', async () => {
    const { url } = strict();
    const person = new Person(url);
    const opened = [];
    for (let i = 0; i < LIMITS.openings.burst + 5; i++)
      opened.push(await person.post('/matches', { game: 'sylla', players: 3, name: 'Gaius' }));
    expect(opened.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4);
    const codes = [];
    for (let i = 0; i < LIMITS.codes.burst + 3; i++)
      codes.push(await person.post('/device/redeem', { code: `guess${i}` }));
    expect(codes.at(-1)?.body.error).toBe('tooMany');

    const socket = new TestSocket(url);
    for (let i = 0; i < LIMITS.messages.burst + 20; i++) socket.send('chat', i);
    const refusals: unknown[] = [];
    for (let i = 0; i < 100 && refusals.length < LIMITS.messages.burst + 20; i++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      refusals.splice(0, refusals.length, ...socket.heard);
    }
    expect(socket.allHeard).toContain('"tooFast"');
    socket.close();

    const many = Array.from({ length: 9 }, () => new TestSocket(url));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(many.filter((one) => one.socket.connected).length).toBeLessThanOrEqual(5);
    for (const one of many) one.close();
    const requests = await Promise.all(
      Array.from({ length: 400 }, () => fetch(`${url}/api/matches`).then(({ status }) => status)),
    );
    expect(requests).toContain(429);
  }, 20_000);
});
