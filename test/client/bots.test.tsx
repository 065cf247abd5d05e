/**
 * @jest-environment jsdom
 */

import { webcrypto } from 'node:crypto';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NewTable from '../../client/app/NewTable';
import { changeSettings } from '../../client/app/settings';
import { Thinker, type ThinkingWorker } from '../../client/bots/Thinker';
import { createSave, exportSave, importSave } from '../../client/local/gameFile';
import { LocalMatch } from '../../client/local/LocalMatch';
import { listSaves, removeSave } from '../../client/local/saves';
import { seatBots } from '../../client/local/seatBots';
import { en } from '../../client/locales/en';
import { loadWords } from '../../client/locales/useWords';
import { gameById } from '../../game';
import type { Question } from '../../game/bots/brain';
import { createThinker, type Reply, type Request } from '../../game/bots/messages';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: true }) });

beforeAll(() => loadWords('en'));
beforeEach(() => changeSettings({ language: 'en', motion: 'none' }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const { id } of listSaves()) removeSave(id);
});

type Deed = (request: Request, worker: FakeWorker) => void;

/** A worker that does with a question what the test wants. */
class FakeWorker implements ThinkingWorker {
  onmessage: ThinkingWorker['onmessage'] = null;
  onerror: ThinkingWorker['onerror'] = null;
  isEnded = false;

  constructor(private readonly deed: Deed) {}

  postMessage(request: Request): void {
    this.deed(request, this);
  }

  terminate(): void {
    this.isEnded = true;
  }

  says(data: Reply): void {
    queueMicrotask(() => this.onmessage?.({ data } as MessageEvent<Reply>));
  }

  crashes(): void {
    queueMicrotask(() => this.onerror?.({ message: 'out of memory' } as ErrorEvent));
  }
}

const ANSWER = { choice: { move: 'bid', args: [1] }, alternatives: [], iterations: 1 };
const answers: Deed = ({ id }, worker) => worker.says({ id, answer: ANSWER });
const crashes: Deed = (_, worker) => worker.crashes();
const sleeps: Deed = () => undefined;

/** A thinker whose first workers do these deeds, one after the other, the last one for ever. */
function thinkerOf(...deeds: Deed[]): { thinker: Thinker; workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const thinker = new Thinker(() => {
    const deed = deeds[Math.min(workers.length, deeds.length - 1)] ?? sleeps;
    const worker = new FakeWorker(deed);
    workers.push(worker);
    return worker;
  });
  return { thinker, workers };
}

const question = {} as Question;

describe('A thinker', () => {
  it('starts its worker with the first question and keeps it', async () => {
    const { thinker, workers } = thinkerOf(answers);
    expect(workers).toHaveLength(0);
    expect(await thinker.think('sylla', question)).toBe(ANSWER);
    expect(await thinker.think('sylla', question)).toBe(ANSWER);
    expect(workers).toHaveLength(1);
  });

  it('says when the worker crashes, and starts another for the next question', async () => {
    const { thinker, workers } = thinkerOf(crashes, answers);
    const first = thinker.think('sylla', question);
    const second = thinker.think('sylla', question);
    await expect(first).rejects.toThrow('out of memory');
    expect(await second).toBe(ANSWER);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  });

  it('waits three seconds longer than the budget, no more, and one that waits behind has its own time', async () => {
    jest.useFakeTimers();
    const { thinker, workers } = thinkerOf(sleeps, answers);
    const late = thinker.think('sylla', { ...question, milliseconds: 500 });
    const next = thinker.think('sylla', question);
    let isOver = false;
    const told = late.catch((error: Error) => {
      isOver = true;
      return error.message;
    });
    await jest.advanceTimersByTimeAsync(3_400);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(await told).toBe('no answer within 3500 ms');
    expect(await next).toBe(ANSWER);
    expect(workers).toHaveLength(2);
  });

  it('hands on what the brain complains about', async () => {
    const { thinker } = thinkerOf(({ id }, worker) => worker.says({ id, error: 'no such game' }));
    await expect(thinker.think('chess', question)).rejects.toThrow('no such game');
  });
});

describe('A bot at the table', () => {
  const brain = createThinker(() => performance.now());
  const thinks: Deed = (request, worker) => worker.says(brain(request));
  const onlyEasy: Deed = (request, worker) =>
    'question' in request && request.question.level === 'easy'
      ? thinks(request, worker)
      : worker.crashes();
  const cheats: Deed = ({ id }, worker) =>
    worker.says({ id, answer: { ...ANSWER, choice: { move: 'winAtOnce', args: [] } } });

  /** Two bots at a small table, who play until so many deeds are done. */
  async function played(deed: Deed, deeds: number) {
    const seats = [0, 1].map((colour) => ({
      name: `Bot ${colour}`,
      kind: 'bot' as const,
      colour,
      level: 'normal' as const,
    }));
    const save = await createSave('triumvirate', seats, {});
    const table = new LocalMatch(save, gameById('triumvirate'));
    jest.spyOn(table as unknown as { seatBots(): Promise<void> }, 'seatBots').mockResolvedValue();
    const stop = table.start();
    const { thinker, workers } = thinkerOf(deed);
    const { bots, pace } = seatBots(table, 'seed', thinker);
    pace.set('fastest');
    const look = (): void => {
      for (const bot of bots) bot.look();
    };
    const done = new Promise<void>((resolve) => {
      table.subscribe(() => {
        if ((table.seen(null)?.log.length ?? 0) >= deeds) resolve();
        else look();
      });
    });
    look();
    await done;
    for (const bot of bots) bot.stop();
    stop();
    return { log: table.seen(null)?.log ?? [], workers };
  }

  it('plays what the worker thought', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    const { log } = await played(thinks, 6);
    expect(log.length).toBeGreaterThanOrEqual(6);
    expect(warned).not.toHaveBeenCalled();
  });

  it.each([
    ['crashes, by a first impression', onlyEasy],
    ['crashes again and again, by anything legal', crashes],
    ['wants an illegal move', cheats],
  ])('plays on, and warns, when the worker %s', async (_, deed) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    const { log } = await played(deed, 6);
    expect(log.length).toBeGreaterThanOrEqual(6);
    expect(warned).toHaveBeenCalled();
  });
});

describe('A new table', () => {
  const user = userEvent.setup();
  const seatOf = (n: number): HTMLElement => screen.getAllByRole('listitem')[n - 1] as HTMLElement;

  it('asks how well a bot plays, normal unless one says otherwise, and keeps it with the game', async () => {
    render(<NewTable game="alea" />);
    expect(within(seatOf(1)).queryByRole('button', { name: en.ui.levels.hard })).toBeNull();
    const normal = within(seatOf(2)).getByRole('button', { name: en.ui.levels.normal });
    expect(normal.getAttribute('aria-pressed')).toBe('true');
    await user.click(within(seatOf(2)).getByRole('button', { name: en.ui.levels.hard }));
    await user.click(screen.getByRole('button', { name: en.ui.start }));
    await screen.findByRole('button', { name: en.ui.loading });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const levels = listSaves()[0]?.seats.map(({ level }) => level);
    expect(levels?.slice(0, 3)).toEqual([undefined, 'hard', 'normal']);
  });

  it('can be for bots alone, and is then watched', async () => {
    render(<NewTable game="alea" />);
    await user.click(within(seatOf(1)).getByRole('button', { name: en.ui.bot }));
    expect(screen.getByRole('button', { name: en.ui.watch })).toBeTruthy();
  });
});

describe('A game file', () => {
  const seats = (level?: unknown) =>
    [0, 1].map((colour) => ({ name: 'Ada', kind: 'bot' as const, colour, level: level as never }));

  it('keeps the levels of its bots', async () => {
    const save = await createSave('triumvirate', seats('easy'), {});
    expect((await importSave(exportSave(save))).seats[1]?.level).toBe('easy');
  });

  it('may be of before there were levels, but not of a level that there is not', async () => {
    const old = await createSave('triumvirate', seats(), {});
    expect((await importSave(exportSave(old))).seats[1]?.level).toBeUndefined();
    const odd = exportSave({ ...old, seats: seats('godlike') });
    await expect(importSave(odd)).rejects.toThrow('damaged');
  });
});
