/** Our own rules of a game, as the rules drawer and the rules page show them. */
export interface RulesText {
  readonly title: string;
  readonly sections: readonly Section[];
}

export interface Section {
  /** Part of the link to this section. */
  readonly id: string;
  readonly title: string;
  /** The framework's phases during which the drawer opens here. */
  readonly phases?: readonly string[];
  readonly blocks: readonly Block[];
}

/** Text may hold *emphasis* between asterisks, and nothing else. */
export type Block =
  | { readonly p: string }
  | { readonly list: readonly string[] }
  | {
      readonly table: {
        readonly head: readonly string[];
        readonly rows: readonly (readonly string[])[];
      };
    }
  /** Drawings side by side: `characters#senator` is a symbol of client/art/characters.svg. */
  | { readonly figure: { readonly art: readonly string[]; readonly caption: string } }
  | { readonly example: string }
  /** How this table reads the rules where the box leaves it open. */
  | { readonly ruling: string };
