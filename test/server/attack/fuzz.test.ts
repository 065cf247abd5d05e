import '../../support/production';
import { connect } from 'node:net';
import { fastRandom } from '../../../game/table/random';
import { bundledServer, ServerProcess } from '../support/child';
import { libsqlPlace } from '../support/databases';
import { runningMatch } from '../support/people';
import { playOn, seatedSockets, TestSocket } from '../support/sockets';
import { malformedMessage, malformedRequest } from './malformed';

const SEED = 51;
const MESSAGES = 14_000;
const REQUESTS = 5_000;
const RAW = 1_000;
/** What may be left in the heap after all of it; a leak of one message in ten would be more. */
const SPARE_BYTES = 8 * 1024 * 1024;

const bundle = bundledServer();
afterAll(() => bundle.remove());

it(`${MESSAGES + REQUESTS + RAW} malformed messages do no harm (seed ${SEED})`, async () => {
  const place = await libsqlPlace();
  const server = await ServerProcess.start(bundle.file, 'ours', place);
  const { url } = server;
  const chance = fastRandom(SEED);
  const other = await runningMatch(url);
  const seats = await seatedSockets(url, other);
  const target = await runningMatch(url);
  const words = { matchID: target.matchID, credentials: target.credentials[0] ?? '' };

  const messages = async (count: number): Promise<void> => {
    for (let sent = 0; sent < count; ) {
      const socket = new TestSocket(url);
      // Every message of these events is answered or ends the connection; then the next is sent.
      for (let i = 0; i < 200 && sent < count; i++, sent++) {
        socket.send(...malformedMessage(chance, words));
        if (i % 50 === 0) await barrier(socket, target.matchID);
      }
      await barrier(socket, target.matchID);
      socket.close();
    }
  };
  const requests = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i += 20) {
      const some = Array.from({ length: 20 }, () => malformedRequest(chance, words));
      const answers = await Promise.all(
        some.map(({ method, path, body }) =>
          fetch(url + path, body === undefined ? { method } : { method, body }),
        ),
      );
      for (const [at, answer] of answers.entries()) {
        const told = `seed ${SEED}: ${JSON.stringify(some[at])} gave ${answer.status}`;
        if (answer.status >= 500) throw new Error(told);
        await answer.arrayBuffer();
      }
    }
  };

  try {
    await messages(1000);
    await requests(1000);
    const before = await server.heap();
    await messages(MESSAGES - 1000);
    await requests(REQUESTS - 1000);
    for (let i = 0; i < RAW; i++) await garbage(url, chance);
    expect((await server.heap()) - before).toBeLessThan(SPARE_BYTES);
    expect(server.isAlive).toBe(true);
    // The match next door has seen nothing of it, and is played on to its end.
    expect(seats[0]?.state._stateID).toBe(0);
    await playOn('sylla', other.matchID, seats, other.credentials, chance);
    expect(seats.every(({ state }) => state.ctx.gameover !== undefined)).toBe(true);
    const { state } = await new TestSocket(url).sync(target.matchID, null);
    expect(state._stateID).toBeLessThanOrEqual(3);
  } finally {
    for (const socket of seats) socket.close();
    await server.kill();
    await place.remove();
  }
}, 170_000);

/** Returns when the server has dealt with all that this socket has sent, or has hung up on it. */
async function barrier(socket: TestSocket, matchID: string): Promise<void> {
  const before = socket.heard.filter(({ event }) => event === 'sync').length;
  for (let waited = 0; waited < 5000; waited += 5) {
    if (waited % 1000 === 0) socket.send('sync', matchID, null);
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (socket.heard.filter(({ event }) => event === 'sync').length > before) return;
  }
  throw new Error(`seed ${SEED}: the server does not answer any more`);
}

/** Bytes that are neither HTTP nor a frame, or break off. */
function garbage(url: string, chance: ReturnType<typeof fastRandom>): Promise<void> {
  const { port } = new URL(url);
  const bytes = Buffer.from(
    Array.from({ length: 1 + Math.floor(chance.Number() * 200) }, () => chance.Die(256) - 1),
  );
  const upgrade = `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      if (chance.Number() < 0.5) socket.write(upgrade);
      socket.write(bytes);
      setTimeout(() => socket.destroy(), 2);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    socket.resume();
  });
}
