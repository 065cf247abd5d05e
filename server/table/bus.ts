/** Something has changed in a match: look it up. Never the state itself, which has secrets in it. */
export interface Hint {
  readonly matchID: string;
}

/** How the processes that share a store tell each other. */
export interface Bus {
  publish(hint: Hint): void;
  /** Hints of other processes only. */
  subscribe(listener: (hint: Hint) => void): void;
  close(): Promise<void>;
}

/** One process has nobody to tell. */
export const LOCAL_BUS: Bus = {
  publish: () => {},
  subscribe: () => {},
  close: async () => {},
};
