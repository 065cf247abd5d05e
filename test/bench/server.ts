import { fork } from 'node:child_process';
import { once } from 'node:events';
import { LobbyClient } from 'boardgame.io/client';
import { sylla } from '../../game/sylla';
import { fastRandom } from '../../game/table/random';
import { type Seat, sitDown } from './serverPlayers';

/** Measures one server under load: `server.ts <bundle of serverUnderLoad> <ours|stock> <matches> <moves of each>`. */
const [file = '', kind = '', matches = '', moves = ''] = process.argv.slice(2);
const PLAYERS = 4;
const WARM_UP = 10;

interface Cpu {
  readonly user: number;
  readonly system: number;
}

async function main(): Promise<void> {
  const child = fork(file, [kind], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const cpuMs = async (): Promise<number> => {
    child.send('cpu');
    const [{ cpu }] = (await once(child, 'message')) as [{ cpu: Cpu }];
    return (cpu.user + cpu.system) / 1000;
  };
  const url = `http://127.0.0.1:${port}`;
  const tables: Seat[][] = [];
  for (let i = 0; i < Number(matches); i++) tables.push(await openTable(url));

  const playAll = (count: number): Promise<unknown> =>
    Promise.all(tables.map((seats, i) => playSome(seats, count, i)));
  await playAll(WARM_UP);
  for (const seat of tables.flat()) seat.forgetFigures();
  const before = await cpuMs();
  await playAll(Number(moves));
  const cpu = (await cpuMs()) - before;
  const made = tables.length * Number(moves);
  const latencies = tables.flat().flatMap((seat) => seat.latencies);
  const sizes = tables.flat().flatMap((seat) => seat.sizes);
  console.log(
    JSON.stringify({
      cpuMsPerMove: cpu / made,
      p50Ms: quantile(latencies, 0.5),
      p95Ms: quantile(latencies, 0.95),
      bytesPerUpdate: quantile(sizes, 0.5),
    }),
  );
  for (const seat of tables.flat()) seat.close();
  child.kill('SIGKILL');
}

async function openTable(url: string): Promise<Seat[]> {
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch('sylla', { numPlayers: PLAYERS });
  const seats: Seat[] = [];
  for (let seat = 0; seat < PLAYERS; seat++) {
    const joined = await lobby.joinMatch('sylla', matchID, { playerName: `Bench ${seat}` });
    seats.push(await sitDown(url, 'sylla', matchID, seat, joined.playerCredentials));
  }
  return seats;
}

/** Random moves, each when all four have seen the last. */
async function playSome(seats: readonly Seat[], count: number, seed: number): Promise<void> {
  const chance = fastRandom(seed + 1);
  for (let i = 0; i < count; i++) {
    const mover = seats.find(({ state, seat }) => sylla.awaits(state.G, state.ctx, seat));
    if (!mover) throw new Error('the game is over too soon');
    await Promise.all([mover.makeRandomMove(chance), ...seats.map((seat) => seat.nextUpdate())]);
  }
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

main();
