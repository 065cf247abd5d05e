import { gameById } from '../../game';
import { MATCH_CHANGED, type OnlineMatch } from '../../game/online/api';
import { fastRandom } from '../../game/table/random';
import type { Bus, Hint } from '../../server/table/bus';
import { pickMove } from '../support/play';
import { describeWith } from '../support/provided';
import { libsqlPlace, type Place, postgresPlace } from './support/databases';
import { Person, runningMatch } from './support/people';
import { startServer, type TestServer } from './support/server';
import { moveOf, playOn, seatedSockets, TestSocket } from './support/sockets';

const SEED = 21;

describe('A server, on libsql', () => tests(libsqlPlace));
describeWith('postgres', 'A server, on PostgreSQL', (url) => tests(() => postgresPlace(url)));

function tests(newPlace: () => Promise<Place>): void {
  let place: Place;
  const running = new Set<TestServer>();
  const start = async (
    ...seams: Parameters<typeof startServer> extends [unknown, ...infer R] ? R : never
  ) => {
    const server = await startServer(place, ...seams);
    running.add(server);
    return server;
  };
  const stop = async (server: TestServer): Promise<void> => {
    running.delete(server);
    await server.close();
  };
  beforeEach(async () => {
    place = await newPlace();
  });
  afterEach(async () => {
    for (const server of running) await stop(server);
    await place.remove();
  });

  it('goes on after a restart where it stopped, with bots whose turn it was', async () => {
    const first = await start();
    const match = await runningMatch(first.url, { players: 4, bots: ['easy'] });
    const before = await seatedSockets(first.url, match);
    for (let i = 0; i < 12; i++) await moveOf3(match, before);
    const told = before.map((socket) => socket.next('disconnect'));
    await stop(first);
    await Promise.all(told);
    for (const socket of before) socket.close();

    const second = await start();
    const after = await seatedSockets(second.url, match);
    const stateIDs = after.map(({ state }) => state._stateID);
    expect(stateIDs[0]).toBeGreaterThanOrEqual(12);
    for (let i = 0; i < 12; i++) await moveOf3(match, after);
    expect(after[0]?.state._stateID).toBeGreaterThanOrEqual((stateIDs[0] ?? 0) + 12);
    for (const socket of after) socket.close();
  }, 30_000);

  it('makes a move once, though every third commit succeeds and reports an error', async () => {
    const server = await start();
    const { tables } = server.store;
    const commit = tables.commitMove.bind(tables);
    let commits = 0;
    tables.commitMove = async (move) => {
      const isDone = await commit(move);
      commits += 1;
      if (commits % 3 === 0) throw Object.assign(new Error('lost'), { code: 'ECONNRESET' });
      return isDone;
    };
    const match = await runningMatch(server.url);
    const sockets = await seatedSockets(server.url, match);
    await playOn('sylla', match.matchID, sockets, match.credentials, fastRandom(SEED), 30);
    expect(commits).toBeGreaterThan(30);
    const { state, log } = await server.store.matches.fetch(match.matchID, {
      state: true,
      log: true,
    });
    expect(state._stateID).toBe(30);
    expect(new Set(log.map(({ _stateID }) => _stateID)).size).toBe(30);
    for (const socket of sockets) socket.close();
  }, 30_000);

  it('refuses a move that cannot be stored, shows it to nobody, and lives on', async () => {
    const server = await start();
    const { tables } = server.store;
    const match = await runningMatch(server.url);
    const [first, second, third] = await seatedSockets(server.url, match);
    if (!first || !second || !third) throw new Error('nobody is there');
    const commit = tables.commitMove.bind(tables);
    tables.commitMove = () => Promise.reject(new Error('the disk is full'));
    const sylla = gameById('sylla');
    const choice = pickMove(sylla.options(first.state.G, first.state.ctx, 0), fastRandom(SEED));
    const action = moveOf(0, match.credentials[0], choice.move, choice.args);
    const again = first.next('sync');
    expect((await first.refusal('update', action, 0, match.matchID, '0')).code).toBe('unavailable');
    await again;
    expect(second.heard.some(({ event }) => event === 'update')).toBe(false);
    tables.commitMove = commit;
    const moved = second.next('update');
    first.move(match.matchID, 0, match.credentials[0] ?? '', choice);
    await moved;
    for (const socket of [first, second, third]) socket.close();
  }, 30_000);

  it('removes matches and codes that nobody has touched for the time set', async () => {
    const time = { now: Date.now() };
    const server = await start({ now: () => time.now }, { matchDays: 2 });
    const person = new Person(server.url);
    const old = await person.open();
    const { body } = await person.post<{ code: string }>('/device/code');
    time.now += 1.5 * 24 * 3600_000;
    const young = await person.open();
    expect(await server.cleanUp()).toBe(0);
    time.now += 24 * 3600_000;
    expect(await server.cleanUp()).toBe(1);
    expect((await person.get(`/matches/${old.matchID}`)).status).toBe(404);
    expect((await person.get(`/matches/${young.matchID}`)).status).toBe(200);
    expect((await person.post('/device/redeem', { code: body.code })).body.error).toBe('badCode');
  });
}

describeWith('postgres', 'Two servers on one database', (url) => {
  it('tell each other by hints that something happened, and each reads it for itself', async () => {
    const place = await postgresPlace(url);
    const [busA, busB] = pairOfBuses();
    const [a, b] = [
      await startServer(place, { bus: busA }),
      await startServer(place, { bus: busB }),
    ];
    const match = await runningMatch(a.url);
    const here = new TestSocket(a.url);
    const there = new TestSocket(b.url);
    await here.sync(match.matchID, 0, match.credentials[0]);
    await there.sync(match.matchID, 1, match.credentials[1]);
    const sylla = gameById('sylla');
    const sockets = [here, there];
    for (const [seat, socket] of sockets.entries()) {
      const { G, ctx } = socket.state;
      const choice = pickMove(sylla.options(G, ctx, seat), fastRandom(SEED));
      const own = socket.next('update');
      const others = sockets[1 - seat]?.next('sync');
      socket.move(match.matchID, seat, match.credentials[seat] ?? '', choice);
      await Promise.all([own, others]);
    }
    expect(sockets.map(({ state }) => state._stateID)).toEqual([2, 2]);
    // Both at once: one of them is made on a state that is not the stored one any more, and is made again.
    const choices = sockets.map(({ state: { G, ctx } }, seat) =>
      pickMove(sylla.options(G, ctx, seat), fastRandom(SEED + seat)),
    );
    const told = there.next(MATCH_CHANGED);
    sockets.forEach((socket, seat) => {
      const choice = choices[seat];
      if (choice) socket.move(match.matchID, seat, match.credentials[seat] ?? '', choice);
    });
    expect(((await told)[0] as OnlineMatch).matchID).toBe(match.matchID);
    for (let i = 0; i < 100 && sockets.some(({ state }) => state._stateID < 4); i++)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sockets.map(({ state }) => state._stateID)).toEqual([4, 4]);
    for (const socket of sockets) socket.close();
    await Promise.all([a.close(), b.close()]);
    await place.remove();
  }, 30_000);
});

/** What one publishes, the other hears, a little later. */
function pairOfBuses(): [Bus, Bus] {
  const listeners: ((hint: Hint) => void)[] = [];
  const bus = (own: number): Bus => ({
    publish: (hint) => setTimeout(() => listeners[1 - own]?.(hint), 1),
    subscribe: (listener) => {
      listeners[own] = listener;
    },
    close: async () => {},
  });
  return [bus(0), bus(1)];
}

/** One random move of one of the three people; bots move in between by themselves. */
async function moveOf3(
  { matchID, credentials }: { matchID: string; credentials: readonly string[] },
  sockets: readonly TestSocket[],
): Promise<void> {
  const sylla = gameById('sylla');
  for (let i = 0; i < 400; i++) {
    const seat = sockets.findIndex(({ state }, one) => sylla.awaits(state.G, state.ctx, one));
    const mover = sockets[seat];
    if (mover) {
      const { G, ctx } = mover.state;
      const choice = pickMove(sylla.options(G, ctx, seat), fastRandom(SEED + i));
      const moved = mover.next('update');
      mover.move(matchID, seat, credentials[seat] ?? '', choice);
      await moved;
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('nobody was asked');
}
