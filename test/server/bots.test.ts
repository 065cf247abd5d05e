import '../support/production';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ctx } from 'boardgame.io';
import pino from 'pino';
import { gameById } from '../../game';
import { createBrain, type Question } from '../../game/bots/brain';
import type { Choice } from '../../game/table/options';
import { fastRandom, type Random } from '../../game/table/random';
import type { BotRunner, Thought } from '../../server/bots/runner';
import { ThinkingThreads } from '../../server/bots/threads';
import { pickMove } from '../support/play';
import { bundledServer, ServerProcess } from './support/child';
import { libsqlPlace } from './support/databases';
import { type RunningMatch, runningMatch } from './support/people';
import { startServer } from './support/server';
import { seatedSockets, type TestSocket } from './support/sockets';

const SEED = 71;
const sylla = gameById('sylla');

/** The people at a table make random moves whenever it is their turn, until the game is over or has gone so far. */
async function peoplePlay(
  { matchID, credentials }: RunningMatch,
  sockets: readonly TestSocket[],
  chance: Random,
  most = 5000,
): Promise<void> {
  const tried = sockets.map(() => -1);
  for (let waited = 0; waited < 60_000; waited += 2) {
    const isDone = ({ state }: TestSocket): boolean =>
      state.ctx.gameover !== undefined || state._stateID >= most;
    if (sockets.every(isDone)) return;
    sockets.forEach((socket, seat) => {
      const { G, ctx, _stateID } = socket.state;
      if (tried[seat] === _stateID || !sylla.awaits(G, ctx, seat)) return;
      tried[seat] = _stateID;
      const choice = pickMove(sylla.options(G, ctx, seat), chance);
      socket.move(matchID, seat, credentials[seat] ?? '', choice);
    });
    await wait(2);
  }
  throw new Error(`no end, seed ${SEED}: ${JSON.stringify(sockets[0]?.state.ctx)}`);
}

describe('A table of two people and two bots', () => {
  const bundle = bundledServer();
  afterAll(() => bundle.remove());

  it(`goes on through a kill of the server to the end of the game (seed ${SEED})`, async () => {
    const place = await libsqlPlace();
    const chance = fastRandom(SEED);
    const first = await ServerProcess.start(bundle.file, 'ours', place);
    const match = await runningMatch(first.url, { players: 4, bots: ['normal', 'easy'] });
    const before = await seatedSockets(first.url, match);
    await peoplePlay(match, before, chance, 40);
    await first.kill('SIGKILL');
    for (const socket of before) socket.close();

    const second = await ServerProcess.start(bundle.file, 'ours', place);
    const after = await seatedSockets(second.url, match);
    expect(after[0]?.state._stateID).toBeGreaterThanOrEqual(40);
    await peoplePlay(match, after, chance);
    expect(after[0]?.state.ctx.gameover).toHaveProperty('winners');
    const metrics = await (await fetch(`${second.url}/metrics`)).text();
    expect(metrics).toMatch(/bot_thought_seconds_count\{level="normal"\} [1-9]/);
    expect(metrics).toMatch(/bot_failures_total 0/);
    for (const socket of after) socket.close();
    await second.kill();
    await place.remove();
  }, 120_000);
});

describe('A bot that', () => {
  const fails: BotRunner['think'] = () => Promise.reject(new Error('out of wits'));
  const isMistaken: BotRunner['think'] = async () => ({ move: 'toString', args: [] });
  const isBold: BotRunner['think'] = async () => ({ move: 'bidForConsul', args: [99] });
  /** Its thoughts come to nothing, its first impressions do not. */
  const impressed =
    (thinks: BotRunner['think']): BotRunner['think'] =>
    async ({ game, ...question }) =>
      question.iterations === 0
        ? createBrain(game).think(question).choice
        : thinks({ game, ...question });
  const BAD: [string, string, BotRunner['think']][] = [
    ['fails', 'its policy plays', impressed(fails)],
    ['chooses what is no move', 'its policy plays', impressed(isMistaken)],
    ['chooses what is not allowed', 'its policy plays', impressed(isBold)],
    ['fails at everything', 'something is played for it', fails],
    ['never chooses a move', 'something is played for it', isMistaken],
  ];

  it.each(BAD)(
    '%s never stops the table: %s, and the log says so',
    async (_, _played, think) => {
      const place = await libsqlPlace();
      const written: string[] = [];
      const log = pino({ level: 'error' }, { write: (line) => written.push(line) });
      const bots = { think, close: async () => {} };
      const server = await startServer(place, { bots, log });
      const match = await runningMatch(server.url, { players: 3, bots: ['hard', 'easy'] });
      const sockets = await seatedSockets(server.url, match);
      await peoplePlay(match, sockets, fastRandom(SEED));
      expect(sockets[0]?.state.ctx.gameover).toHaveProperty('winners');
      expect(written.join('')).toMatch(/a bot (failed|chose what is no move)/);
      expect(written.join('')).not.toContain(match.matchID);
      for (const socket of sockets) socket.close();
      await server.close();
      await place.remove();
    },
    60_000,
  );
});

it('A bot that thinks for somebody who comes back leaves the move to them', async () => {
  const place = await libsqlPlace();
  const bots = { think: (_: Thought): Promise<Choice> => Promise.reject(), close: async () => {} };
  let time = Date.now();
  let answer = (): void => {};
  const asked = new Promise<Thought>((tell) => {
    bots.think = (thought) =>
      new Promise((resolve) => {
        const { view, ctx, seat } = thought;
        answer = () => resolve(pickMove(sylla.options(view, ctx, seat), fastRandom(SEED)));
        tell(thought);
      });
  });
  const server = await startServer(place, { bots, now: () => time });
  const match = await runningMatch(server.url, { players: 3 });
  const [owner, ...others] = await seatedSockets(server.url, match);
  owner?.close();
  await wait(100);
  time += 11 * 60_000;
  const given = await match.people[1]?.post(`/matches/${match.matchID}/bots`, {
    seat: 0,
    level: 'normal',
  });
  expect(given?.status).toBe(200);
  expect((await asked).seat).toBe(0);
  const back = await seatedSockets(server.url, match);
  answer();
  await wait(200);
  expect(back[0]?.state._stateID).toBe(0);
  for (const socket of [...others, ...back]) socket.close();
  await server.close();
  await place.remove();
}, 20_000);

describe('The threads of the bots', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'triclinium-threads-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Threads that do this when they are asked with the seed 0, and answer well otherwise. */
  function threadsThat(name: string, onQuestion: string, threads = 1): ThinkingThreads {
    const file = join(folder, `${name}.cjs`);
    writeFileSync(
      file,
      `const { parentPort } = require('node:worker_threads');
       parentPort.on('message', ({ id, question }) => {
         if (question.seed === 0) { ${onQuestion} }
         else parentPort.postMessage({ id, answer: { choice: { move: 'm', args: [question.seed] } } });
       });`,
    );
    return new ThinkingThreads({ file, threads, patience: 400 });
  }
  const thought = (seed: number): Thought => ({
    game: 'sylla',
    view: {} as Thought['view'],
    ctx: {} as Ctx,
    seat: 0,
    events: [],
    level: 'hard',
    seed,
  });

  it.each([
    ['hangs', 'for (;;);', 'did not answer in time'],
    ['ends', 'process.exit();', 'has ended'],
    ['throws', "throw new Error('broken');", 'broken'],
    ['cannot answer', "parentPort.postMessage({ id, error: 'no idea' });", 'no idea'],
  ])('replace one that %s, and the next thought is answered', async (name, onQuestion, reason) => {
    const threads = threadsThat(name.replaceAll(' ', ''), onQuestion);
    await expect(threads.think(thought(0))).rejects.toThrow(reason);
    expect(await threads.think(thought(7))).toEqual({ move: 'm', args: [7] });
    await threads.close();
  });

  it('let thoughts wait in line, and give up those that wait too long', async () => {
    const threads = threadsThat('slow', 'for (;;);');
    const stuck = threads.think(thought(0));
    const waiting = threads.think(thought(8));
    await Promise.all([stuck, waiting].map((late) => expect(late).rejects.toThrow('in time')));
    expect(await Promise.all([1, 2, 3].map((seed) => threads.think(thought(seed))))).toEqual(
      [1, 2, 3].map((seed) => ({ move: 'm', args: [seed] })),
    );
    await threads.close();
    await expect(threads.think(thought(1))).rejects.toThrow('closed');
  });

  const tells =
    'parentPort.postMessage({ id, answer: { choice: { move: "m", args: [question] } } });';
  const milliseconds = ({ args }: Choice): number =>
    (args[0] as unknown as Question).milliseconds ?? 0;

  it('shorten each thought by those that wait behind it', async () => {
    const threads = threadsThat('hurried', tells);
    const asked = [1, 2, 3, 4].map(() => threads.think({ ...thought(0), milliseconds: 600 }));
    expect((await Promise.all(asked)).map(milliseconds)).toEqual([600, 200, 300, 600]);
    await threads.close();
  });

  it('answer a first impression before the thoughts that wait', async () => {
    const threads = threadsThat('impressions', tells);
    const order: string[] = [];
    const ask = (name: string, iterations?: number): Promise<number> =>
      threads.think({ ...thought(0), iterations }).then(() => order.push(name));
    await Promise.all([ask('first'), ask('second'), ask('impression', 0)]);
    expect(order).toEqual(['first', 'impression', 'second']);
    await threads.close();
  });
});
