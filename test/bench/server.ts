import { fork } from 'node:child_process';
import { once } from 'node:events';
import { LobbyClient } from 'boardgame.io/client';
import { sylla } from '../../game/sylla';
import { at } from '../../game/table/lists';
import { fastRandom } from '../../game/table/random';
import { type Seat, sitDown } from './serverPlayers';

/**
 * Measures one server in a process of its own: `server.ts <its bundle> <ours|stock> <load|growth> <matches> <moves>`.
 * `load` plays games; `growth` lets a secret choice be changed again and again, which makes a match as long as one likes.
 */
const [file = '', kind = '', what = '', matches = '', moves = ''] = process.argv.slice(2);
const PLAYERS = 4;
const WARM_UP = 10;
/** How many moves at the beginning and at the end of a long match are compared. */
const STRETCH = 50;

interface Cpu {
  readonly user: number;
  readonly system: number;
}

type Play = (seats: readonly Seat[], count: number, seed: number) => Promise<void>;

async function main(): Promise<void> {
  const child = fork(file, [kind], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const cpuMs = async (): Promise<number> => {
    child.send('figures');
    const [{ cpu }] = (await once(child, 'message')) as [{ cpu: Cpu }];
    return (cpu.user + cpu.system) / 1000;
  };
  const open = async (): Promise<Seat[][]> => {
    const tables: Seat[][] = [];
    for (let i = 0; i < Number(matches); i++) tables.push(await openTable(port));
    return tables;
  };
  /** Server CPU for each of so many moves at every table. */
  const measured: Measured = async (tables, play, count) => {
    const before = await cpuMs();
    await Promise.all(tables.map((seats, i) => play(seats, count, i)));
    return ((await cpuMs()) - before) / (tables.length * count);
  };
  const figures = await (what === 'growth' ? growth : load)(measured, open);
  console.log(JSON.stringify(figures));
  child.kill('SIGKILL');
  process.exit();
}

type Measured = (tables: readonly Seat[][], play: Play, count: number) => Promise<number>;
type Open = () => Promise<Seat[][]>;

async function load(measured: Measured, open: Open) {
  const tables = await open();
  await measured(tables, playSome, WARM_UP);
  const seats = tables.flat();
  for (const seat of seats) seat.forgetFigures();
  const cpuMsPerMove = await measured(tables, playSome, Number(moves));
  const latencies = seats.flatMap((seat) => seat.latencies);
  return {
    cpuMsPerMove,
    p50Ms: quantile(latencies, 0.5),
    p95Ms: quantile(latencies, 0.95),
    bytesPerUpdate: quantile(
      seats.flatMap((seat) => seat.sizes),
      0.5,
    ),
  };
}

async function growth(measured: Measured, open: Open) {
  // Other tables first: code that is not compiled yet is slow at any length of a match.
  await measured(await open(), changeChoices, Number(moves));
  const tables = await open();
  await measured(tables, changeChoices, WARM_UP);
  const early = await measured(tables, changeChoices, STRETCH);
  await measured(tables, changeChoices, Number(moves) - WARM_UP - 2 * STRETCH);
  return { early, late: await measured(tables, changeChoices, STRETCH) };
}

async function openTable(port: number): Promise<Seat[]> {
  const url = `http://127.0.0.1:${port}`;
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch('sylla', { numPlayers: PLAYERS });
  const seats: Seat[] = [];
  for (let seat = 0; seat < PLAYERS; seat++) {
    const joined = await lobby.joinMatch('sylla', matchID, { playerName: `Bench ${seat}` });
    seats.push(await sitDown(url, matchID, seat, joined.playerCredentials));
  }
  return seats;
}

/** Random moves, each when all four have seen the last. */
const playSome: Play = async (seats, count, seed) => {
  const chance = fastRandom(seed + 1);
  for (let i = 0; i < count; i++) {
    const mover = seats.find(({ state, seat }) => sylla.awaits(state.G, state.ctx, seat));
    if (!mover) throw new Error('the game is over too soon');
    const seen = Promise.all(seats.map((seat) => seat.nextUpdate()));
    mover.makeRandomMove(chance);
    await seen;
  }
};

/** The first choice of all at once, changed by all but the last seat, which keeps the match waiting. */
const changeChoices: Play = async (seats, count, seed) => {
  const chance = fastRandom(seed + 1);
  for (let i = 0; i < count; i++) {
    const seen = Promise.all(seats.map((seat) => seat.nextUpdate()));
    at(seats, i % (PLAYERS - 1)).makeRandomMove(chance);
    await seen;
  }
};

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

main();
