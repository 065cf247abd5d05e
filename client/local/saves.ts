import { isLevelName, type LevelName } from '../../game/bots/levels';
import { type GameId, isGameId, MANIFESTS } from '../../game/manifests';
import { whyNoTableOf } from '../../game/table/tables';

/** Who sits at a seat of a table in this browser. */
export interface SeatPlan {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly colour: number;
  /** Of a bot; normal if nothing is said, as in games of before there were levels. */
  readonly level?: LevelName;
}

/** A game that is kept on this device. */
export interface Save {
  readonly id: string;
  readonly game: GameId;
  readonly seats: readonly SeatPlan[];
  readonly options: Readonly<Record<string, boolean>>;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly touched: number;
  readonly over: boolean;
}

const INDEX = 'triclinium.saves';
/** The parts in which boardgame.io's local storage keeps a match, each a list with one entry. */
export const PARTS = ['state', 'initial', 'metadata', 'log'] as const;
export type Part = (typeof PARTS)[number];

/** How many colours, and with them signs, a seat can have. */
export const COLOURS = 5;

/** The prefix under which boardgame.io's local master keeps this match. */
export function storageKeyOf(id: string): string {
  return `triclinium.match.${id}`;
}

export const keyOf = (id: string, part: Part): string => `${storageKeyOf(id)}_${part}`;

export function listSaves(): Save[] {
  const stored = parse(localStorage.getItem(INDEX));
  const saves = Array.isArray(stored) ? stored.filter(isSave) : [];
  return saves.sort((a, b) => b.touched - a.touched);
}

export function saveById(id: string): Save | undefined {
  return listSaves().find((save) => save.id === id);
}

function writeIndex(saves: readonly Save[]): void {
  localStorage.setItem(INDEX, JSON.stringify(saves));
}

/** Keeps a game whole or not at all. */
export function store(save: Save, parts: Readonly<Record<Part, unknown>>): void {
  try {
    for (const part of PARTS)
      localStorage.setItem(keyOf(save.id, part), JSON.stringify([[save.id, parts[part]]]));
    writeIndex([save, ...listSaves()]);
  } catch (error) {
    // Half a game is none: what was written goes again, and everything else stays as it was.
    for (const part of PARTS) localStorage.removeItem(keyOf(save.id, part));
    throw error;
  }
}

export function touchSave(id: string, over: boolean): void {
  const saves = listSaves();
  writeIndex(saves.map((save) => (save.id === id ? { ...save, over, touched: Date.now() } : save)));
}

export function removeSave(id: string): void {
  writeIndex(listSaves().filter((save) => save.id !== id));
  for (const part of PARTS) localStorage.removeItem(keyOf(id, part));
}

export function isSave(value: unknown): value is Save {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.game !== 'string')
    return false;
  const { seats, options, created, touched, over } = value;
  if (!isGameId(value.game) || !Array.isArray(seats) || !seats.every(isSeatPlan)) return false;
  if (!isRecord(options) || whyNoTableOf(MANIFESTS[value.game], options, seats.length))
    return false;
  return Number.isFinite(created) && Number.isFinite(touched) && typeof over === 'boolean';
}

function isSeatPlan(value: unknown): value is SeatPlan {
  if (!isRecord(value) || typeof value.name !== 'string' || value.name.length > 40) return false;
  const { kind, colour, level } = value;
  if (kind !== 'person' && kind !== 'bot') return false;
  if (level !== undefined && !(typeof level === 'string' && isLevelName(level))) return false;
  return Number.isInteger(colour) && Number(colour) >= 0 && Number(colour) < COLOURS;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
