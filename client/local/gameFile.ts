import type { LogEntry, State } from 'boardgame.io';
import { createMatch } from 'boardgame.io/internal';
import { type GameId, isGameId } from '../../game/manifests';
import type { AnyGame } from '../../game/table/module';
import { loadGame } from '../games';
import { replay } from '../table/replay';
import {
  isRecord,
  isSave,
  keyOf,
  PARTS,
  type Part,
  parse,
  randomText,
  type Save,
  type SeatPlan,
  store,
} from './saves';

const FORMAT = 'triclinium-game';
const VERSION = 1;

/** Lays a new table. Chance comes from the crypto source, so that nobody guesses it from the clock. */
export async function createSave(
  game: GameId,
  seats: readonly SeatPlan[],
  options: Readonly<Record<string, boolean>>,
): Promise<Save> {
  const { game: rules } = await loadGame(game);
  const match = createMatch({
    game: { ...rules, seed: randomText() },
    numPlayers: seats.length,
    setupData: options,
    unlisted: true,
  });
  if ('setupDataError' in match) throw new Error(match.setupDataError);
  const { initialState, metadata } = match;
  const now = Date.now();
  const save: Save = {
    id: randomText(),
    game,
    seats,
    options,
    created: now,
    touched: now,
    over: false,
  };
  store(save, { state: initialState, initial: initialState, metadata, log: [] });
  return save;
}

/** The whole record of a match, secrets included: it never leaves the device unless exported. */
export function recordOf(id: string): { initial: State; log: LogEntry[] } {
  return { initial: partOf(id, 'initial') as State, log: partOf(id, 'log') as LogEntry[] };
}

function partOf(id: string, part: Part): unknown {
  const stored = parse(localStorage.getItem(keyOf(id, part)));
  return Array.isArray(stored) ? stored[0]?.[1] : undefined;
}

export function exportSave(save: Save): string {
  const parts = Object.fromEntries(PARTS.map((part) => [part, partOf(save.id, part)]));
  const { game, seats, options, created, over } = save;
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    game,
    seats,
    options,
    created,
    over,
    ...parts,
  });
}

/** Why a file cannot be imported. */
export type ImportProblem = 'notAGame' | 'newerVersion' | 'unknownGame' | 'damaged' | 'noRoom';

export class ImportError extends Error {
  constructor(readonly problem: ImportProblem) {
    super(problem);
  }
}

/** Takes in a file; it gets an id of its own, so that nothing there is overwritten. */
export async function importSave(text: string): Promise<Save> {
  const file = parse(text);
  if (!isRecord(file) || file.format !== FORMAT) throw new ImportError('notAGame');
  if (file.version !== VERSION) throw new ImportError('newerVersion');
  if (typeof file.game !== 'string' || !isGameId(file.game)) throw new ImportError('unknownGame');
  const now = Date.now();
  const save = { ...file, id: randomText(), touched: now };
  if (!isSave(save) || !isWhole(await loadGame(file.game), file)) throw new ImportError('damaged');
  const { id, game, seats, options, created, touched, over } = save;
  try {
    store(
      { id, game, seats, options, created, touched, over },
      { state: file.state, initial: file.initial, metadata: file.metadata, log: file.log },
    );
  } catch {
    throw new ImportError('noRoom');
  }
  return save;
}

/** Played again from its beginning, the moves of the file lead to its state. */
function isWhole(game: AnyGame, file: Record<string, unknown>): boolean {
  try {
    const states = replay(game, file.initial as State, file.log as LogEntry[]);
    const { G, ctx } = states[states.length - 1] as State;
    const { G: endG, ctx: endCtx } = file.state as State;
    return isRecord(file.metadata) && text([G, ctx]) === text([endG, endCtx]);
  } catch {
    return false;
  }
}

/** With sorted keys, because their order means nothing. */
function text(value: unknown): string {
  return JSON.stringify(value, (_key, entry) =>
    isRecord(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
}
