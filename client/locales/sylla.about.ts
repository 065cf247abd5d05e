/** What the things on the table do, in a few short sentences each: tooltips of Sylla. */
export interface SyllaAbout {
  /** By the numbers of components.ts. */
  readonly cards: readonly string[];
  readonly buildings: readonly string[];
  readonly events: readonly string[];
  readonly works: readonly string[];
  /** Tokens that players collect, and markers on the ladder, by virtue. */
  readonly tokens: readonly string[];
  readonly markers: readonly string[];
  /** Places where buildings are for sale, by colour. */
  readonly salePlaces: readonly string[];
  /** By kind. */
  readonly cubes: readonly string[];

  readonly famine: string;
  readonly roadToGlory: string;
  readonly crisisZone: string;
  readonly firstConsul: string;
  /** A seat's screen. */
  readonly screenMoney: string;
  readonly screenTokens: string;
  readonly workNow: string;
  readonly workNext: string;
  readonly workRemoved: string;
  readonly ecclesia: string;
  readonly votes: string;
  readonly sideways: string;
  readonly faceDown: string;
}
