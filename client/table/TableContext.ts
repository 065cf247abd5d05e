import type { Ctx } from 'boardgame.io';
import { createContext, useContext } from 'react';
import type { Asking } from '../../game/table/asking';
import type { Deed } from '../../game/table/deeds';
import type { AnyGame } from '../../game/table/module';
import type { Choice, Option } from '../../game/table/options';
import type { GameWords, Who } from '../locales/gameWords';
import type { Words } from '../locales/words';
import type { SeatInfo } from './match';
import type { Panel } from './Panels';

/** All that a board, a prompt or a panel needs to know of the table, at the moment that is shown. */
export interface TableModel<View = Asking, Said = GameWords> {
  readonly game: AnyGame;
  readonly view: View;
  readonly ctx: Ctx;
  /** Through whose eyes the table is seen; null is a spectator. */
  readonly seat: number | null;
  readonly players: number;
  /** Who sits there. */
  readonly seats: readonly SeatInfo[];
  /** The seat is asked something and may answer. */
  readonly isAsked: boolean;
  /** The seats the game waits for. */
  readonly awaited: readonly number[];
  /** Bots that are thinking. */
  readonly thinkers: readonly number[];
  /** Every legal move of the seat; none in the past or while another is asked. */
  readonly options: readonly Option[];
  /** A move that waits for its confirmation, for those who confirm every move. */
  readonly staged: Choice | null;
  confirm(): void;
  takeBack(): void;
  /** Advice is asked for, for this very moment. */
  readonly isHinting: boolean;
  showHint(shown: boolean): void;
  /** Pulls a sheet over the table. */
  pull(panel: Panel): void;
  /** Makes a move; says why not if it cannot be made. */
  play(choice: Choice): void;
  /** Why a move is refused, as a sentence; null if it is legal. */
  whyNot(move: string, args: readonly unknown[]): string | null;
  readonly deeds: readonly Deed[];
  /** A moment of the past is shown. */
  readonly isPast: boolean;
  readonly isOver: boolean;
  readonly who: Who;
  /** The colour of a seat, which is also its sign. */
  colourOf(seat: number): number;
  readonly said: Said;
  readonly words: Words;
}

const Context = createContext<TableModel | null>(null);

export const TableProvider = Context.Provider;

export function useTable(): TableModel {
  const table = useContext(Context);
  if (!table) throw new Error('there is no table around this component');
  return table;
}

/** The same for a board, which is only ever laid for its own game. */
export function useTableOf<View, Said>(): TableModel<View, Said> {
  return useTable() as unknown as TableModel<View, Said>;
}
