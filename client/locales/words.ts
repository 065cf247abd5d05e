/** What a language must be able to say. Numbers are those of the game's components. */
export interface Words {
  language: string;
  seat(seat: number): string;
  virtues: readonly string[];
  colours: readonly string[];
  cards: readonly string[];
  buildings: readonly string[];
  events: readonly string[];
  works: readonly string[];
  cubes: readonly string[];
  prompts: Readonly<Record<string, string>>;
  ui: Readonly<
    Record<
      | 'newGame'
      | 'players'
      | 'pass'
      | 'undo'
      | 'chosen'
      | 'turn'
      | 'over'
      | 'waits'
      | 'prestige'
      | 'money'
      | 'tokens'
      | 'hidden'
      | 'consul'
      | 'famine'
      | 'build'
      | 'plebeians'
      | 'done'
      | 'temple'
      | 'tavern'
      | 'sideways'
      | 'faceDown'
      | 'display'
      | 'forSale'
      | 'openEvents'
      | 'work'
      | 'ladder'
      | 'cards'
      | 'wins'
      | 'chronicle',
      string
    >
  >;
}
