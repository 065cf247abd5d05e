/** Why a move is refused: a code and its figures. The sentence is made at the edge, in the player's language. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly args: Readonly<Record<string, number>>;
}

/** What any game at this table can refuse before it asks its own rules. */
export const TABLE_REFUSALS = {
  gameOver: [],
  notSeated: [],
  unknownMove: [],
  notYourTurn: ['seat'],
  notNow: [],
  badArguments: [],
} as const;

/** A table of codes: each names its arguments. */
export type RefusalTable = Readonly<Record<string, readonly string[]>>;

type ArgsOf<Names extends readonly string[]> = { readonly [Name in Names[number]]: number };

/** Makes the function that builds refusals of one table: the compiler checks code and argument names. */
export function refusalsOf<Table extends RefusalTable>(_table: Table) {
  return function refuse<Code extends keyof Table & string>(
    code: Code,
    ...args: Table[Code] extends readonly [] ? [] : [ArgsOf<Table[Code]>]
  ): Refusal<Code> {
    return { code, args: args[0] ?? {} };
  };
}
