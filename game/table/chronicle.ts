import type { Plugin } from 'boardgame.io';

/**
 * The chronicle: what happened, as events `{ type, args }`. They are public facts, so they travel as the
 * metadata of the framework's log entry of the move that caused them, and G does not grow with the match.
 *
 * Rules tell an event with its figures in the order of the game's event table; names are put to them only
 * when somebody listens, so that a search that drops them pays next to nothing.
 */
export interface ChronicleEvent {
  readonly type: string;
  readonly args: Readonly<Record<string, number>>;
}

export type EventTable = Readonly<Record<string, readonly string[]>>;

type FiguresOf<Names extends readonly string[]> = { [Index in keyof Names]: number };

/** How the rules of one game speak to the chronicle: the compiler checks type and number of figures. */
export interface Chronicle<Table extends EventTable = EventTable> {
  tell<Type extends keyof Table & string>(type: Type, ...figures: FiguresOf<Table[Type]>): void;
  /** The events of this action so far. The list is handed to the log by reference: hooks still add to it. */
  readonly told: ChronicleEvent[];
}

export const SILENCE: Chronicle<never> = { tell: () => {}, told: [] };

export function listen<Table extends EventTable>(table: Table): Chronicle<Table> {
  const told: ChronicleEvent[] = [];
  return {
    told,
    tell(type, ...figures) {
      const args: Record<string, number> = {};
      const names = table[type] ?? [];
      names.forEach((name, i) => {
        args[name] = figures[i] ?? 0;
      });
      told.push({ type, args });
    },
  };
}

/** boardgame.io builds a plugin's API anew for every action, which is just the lifetime a list of events needs. */
export function chroniclePlugin<Table extends EventTable>(
  table: Table,
): Plugin<Chronicle<Table>, Record<string, never>> {
  return {
    name: 'chronicle',
    api: () => listen(table),
    // Without a flush the framework would keep the API object inside the state.
    flush: () => ({}),
  };
}
