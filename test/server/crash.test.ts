import '../support/production';
import type { State } from 'boardgame.io';
import { gameById } from '../../game';
import type { Asking } from '../../game/table/asking';
import { at } from '../../game/table/lists';
import { fastRandom, type Random } from '../../game/table/random';
import { openStore } from '../../server/storage/store';
import { pickMove } from '../support/play';
import { describeWith } from '../support/provided';
import { bundledServer, ServerProcess } from './support/child';
import { libsqlPlace, type Place, postgresPlace } from './support/databases';
import { type RunningMatch, runningMatch } from './support/people';
import { seatedSockets, type TestSocket } from './support/sockets';

const SEED = 61;
const KILLS = 20;
const MATCHES = 4;
const sylla = gameById('sylla');
const bundle = bundledServer();
afterAll(() => bundle.remove());

describe('On libsql', () => tests(libsqlPlace));
describeWith('postgres', 'On PostgreSQL', (url) => tests(() => postgresPlace(url)));

function tests(newPlace: () => Promise<Place>): void {
  let place: Place;
  beforeEach(async () => {
    place = await newPlace();
  });
  afterEach(() => place.remove());

  it(`every move that was acknowledged survives ${KILLS} kills (seed ${SEED})`, async () => {
    const chance = fastRandom(SEED);
    let server = await ServerProcess.start(bundle.file, 'ours', place);
    let played = await Promise.all(Array.from({ length: MATCHES }, () => newPlayed(server.url)));
    let made = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const playing = played.map((one) => playUntilGone(one, chance));
      await new Promise((resolve) => setTimeout(resolve, 40 + chance.Number() * 160));
      await server.kill('SIGKILL');
      for (const moves of await Promise.all(playing)) made += moves;
      server = await ServerProcess.start(bundle.file, 'ours', place);
      played = await Promise.all(played.map((one) => comeBack(one, server.url, kill)));
    }
    expect(made).toBeGreaterThan(KILLS);
    for (const { sockets } of played) for (const socket of sockets) socket.close();
    await server.kill();
    await expectWholeLogs(place, played);
  }, 120_000);

  it('a stop in the middle of play loses nothing either, and tells the clients, who come back', async () => {
    const chance = fastRandom(SEED);
    const server = await ServerProcess.start(bundle.file, 'ours', place);
    const one = await newPlayed(server.url);
    const farewells = Promise.all(one.sockets.map((socket) => socket.next('disconnect')));
    const playing = playUntilGone(one, chance);
    await new Promise((resolve) => setTimeout(resolve, 150));
    await server.kill('SIGTERM');
    expect(await server.ended(5000)).toBe(0);
    expect(await playing).toBeGreaterThan(0);
    // Socket.IO's client comes back after this, but not after being disconnected by name.
    for (const [reason] of await farewells) expect(reason).toBe('transport close');
    const again = await ServerProcess.start(bundle.file, 'ours', place);
    const back = await comeBack(one, again.url, 0);
    for (const socket of back.sockets) socket.close();
    await again.kill();
  }, 30_000);
}

/** A match and its players. What they have seen is what the server has acknowledged. */
interface Played {
  readonly match: RunningMatch;
  readonly sockets: TestSocket[];
}

async function newPlayed(url: string): Promise<Played> {
  const match = await runningMatch(url);
  return { match, sockets: await seatedSockets(url, match) };
}

/** Random moves, one after the other, until the server is gone. Resolves to how many were acknowledged. */
async function playUntilGone({ match, sockets }: Played, chance: Random): Promise<number> {
  const gone = Promise.race(
    sockets.map(
      ({ socket }) =>
        new Promise<'gone'>((resolve) => socket.once('disconnect', () => resolve('gone'))),
    ),
  );
  for (let moves = 0; ; moves++) {
    const newest = newestOf(sockets);
    if (newest.ctx.gameover !== undefined) {
      await gone;
      return moves;
    }
    const seat = sockets.findIndex((_, one) => sylla.awaits(newest.G, newest.ctx, one));
    const mover = at(sockets, seat);
    const { G, ctx } = mover.state;
    const updates = sockets.map(
      ({ socket }) => new Promise<void>((resolve) => socket.once('update', () => resolve())),
    );
    const choice = pickMove(sylla.options(G, ctx, seat), chance);
    mover.move(match.matchID, seat, at(match.credentials, seat), choice);
    if ((await Promise.race([Promise.all(updates), gone])) === 'gone') return moves;
  }
}

function newestOf(sockets: readonly TestSocket[]): State<Asking> {
  return sockets.map(({ state }) => state).reduce((a, b) => (b._stateID > a._stateID ? b : a));
}

/** Sits down again; whatever anybody has seen must still be there. A finished match makes room for a new one. */
async function comeBack({ match, sockets }: Played, url: string, kill: number): Promise<Played> {
  const acknowledged = sockets.map(({ state }) => state);
  for (const socket of sockets) socket.close();
  const back = await seatedSockets(url, match);
  back.forEach(({ state }, seat) => {
    const seen = at(acknowledged, seat);
    if (state._stateID < seen._stateID)
      throw new Error(
        `seed ${SEED}, kill ${kill}: seat ${seat} had seen ${seen._stateID}, now ${state._stateID}`,
      );
    if (state._stateID === seen._stateID) expect(state.G).toEqual(seen.G);
  });
  if (at(back, 0).state.ctx.gameover === undefined) return { match, sockets: back };
  for (const socket of back) socket.close();
  return newPlayed(url);
}

/** State and log tell the same story: one entry, and only one, for every state there was. */
async function expectWholeLogs(place: Place, played: readonly Played[]): Promise<void> {
  const store = openStore(place, () => {});
  for (const { match } of played) {
    const { state, log } = await store.matches.fetch(match.matchID, { state: true, log: true });
    const stateIDs = [...new Set(log.map(({ _stateID }) => _stateID))];
    expect(stateIDs).toEqual(Array.from({ length: state._stateID }, (_, i) => i));
  }
  await store.close();
}
