import { ask } from '../../game/table/asking';
import { at, range, sum, zeros } from '../../game/table/lists';
import { fastRandom, type Random } from '../../game/table/random';
import { triumvirate } from '../../game/triumvirate';
import * as box from '../../game/triumvirate/components';
import { setUp } from '../../game/triumvirate/setup';
import {
  type Decision,
  NONE,
  type Player,
  type TriumvirateState,
  type TriumvirateView,
} from '../../game/triumvirate/state';
import { Scenery } from './scenery';

/** Sets a scene of the Triumvirate in a line or two, and plays on from it by the real rules. */

const PROVINCE_NAMES = {
  hispaniaUlterior: box.HISPANIA_ULTERIOR,
  hispaniaCiterior: box.HISPANIA_CITERIOR,
  galliaComata: box.GALLIA_COMATA,
  galliaNarbonensis: box.GALLIA_NARBONENSIS,
  galliaCisalpina: box.GALLIA_CISALPINA,
  italia: box.ITALIA,
  illyricum: box.ILLYRICUM,
  macedonia: box.MACEDONIA,
  achaea: box.ACHAEA,
  asia: box.ASIA,
  syria: box.SYRIA,
  aegyptus: box.AEGYPTUS,
  cyrenaica: box.CYRENAICA,
  africa: box.AFRICA,
  sicilia: box.SICILIA,
} as const;
type ProvinceName = keyof typeof PROVINCE_NAMES;

const SEAT_NAMES = { caesar: box.CAESAR, pompeius: box.POMPEIUS, crassus: box.CRASSUS } as const;

export interface SeatScene extends Partial<Omit<Player, 'competences'>> {
  political?: number;
  military?: number;
}

export interface ProvinceScene {
  owner?: number;
  legions?: number;
  gold?: number;
  officials?: number;
  onField?: boolean;
}

/** What differs from the start of the game. Bank, stock, bag and neutral citizens hold whatever is left. */
export interface Scene extends Partial<Record<keyof typeof SEAT_NAMES, SeatScene>> {
  players?: 2 | 3;
  /** Whose turn it is. */
  active?: number;
  provinces?: Partial<Record<ProvinceName, ProvinceScene>>;
  table?: Partial<TriumvirateState>;
  /** The colours of the weapons that will be drawn, in order. Without it chance decides. */
  drawn?: readonly number[];
}

export class TriumvirateScenery extends Scenery<TriumvirateState, TriumvirateView> {
  constructor(scene: Scene, phase: 'year' | 'election') {
    const state = stateOf(scene);
    const drawer = new Drawer(scene.drawn);
    super(triumvirate, phase, scene.players ?? 3, state, drawer);
    drawer.bag = () => this.G.bag;
  }

  player(seat: number): Player {
    return at(this.G.players, seat);
  }

  /** Gold in all hands. */
  get gold(): number[] {
    return this.G.players.map(({ gold }) => gold);
  }

  get citizens(): number[] {
    return this.G.players.map(({ citizens }) => citizens);
  }

  /** Political and military competence of a seat. */
  competences(seat: number): number[] {
    return this.player(seat).competences;
  }

  provincesOf(seat: number): number[] {
    return box.PROVINCES.filter((province) => this.G.owner[province] === seat);
  }

  /** Puts the table back as the scene has it, after the supply that opens a turn, and asks this instead. */
  resetTo(scene: Scene, what: Decision): this {
    Object.assign(this.G, stateOf(scene));
    ask(this.G, what, this.G.active);
    this.chronicle.told.length = 0;
    return this;
  }
}

/** A scene in movement, with supply already received as the scene shows it. */
export function given(scene: Scene = {}): TriumvirateScenery {
  const table = { points: box.MOVEMENT_POINTS, ...scene.table };
  return new TriumvirateScenery(scene, 'year').resetTo({ ...scene, table }, 'march');
}

/** The turn of the active seat begins with this table: governors flip, and supply comes. */
export function beginning(scene: Scene = {}): TriumvirateScenery {
  return new TriumvirateScenery(scene, 'year');
}

/** The calendar has reached the election; the active seat is the one that moves next. */
export function election(scene: Scene = {}): TriumvirateScenery {
  return new TriumvirateScenery({ ...scene, table: { calendar: 0, ...scene.table } }, 'election');
}

/** So many by province, as moves and options count them: `spread({ italia: 2 })`. */
export function spread(counts: Partial<Record<ProvinceName, number>> = {}): number[] {
  const counted = zeros(box.PROVINCES.length);
  for (const name of Object.keys(counts) as ProvinceName[])
    counted[PROVINCE_NAMES[name]] = counts[name] ?? 0;
  return counted;
}

/** A seat owns just these provinces of those in play; the others go to a rival. */
export function owns(
  seat: number,
  provinces: readonly ProvinceName[],
  rival: number,
): Partial<Record<ProvinceName, ProvinceScene>> {
  const scene: Partial<Record<ProvinceName, ProvinceScene>> = {};
  const G = setUp(fastRandom(1), 3);
  for (const name of Object.keys(PROVINCE_NAMES) as ProvinceName[]) {
    if (provinces.includes(name)) scene[name] = { owner: seat };
    else if (G.owner[PROVINCE_NAMES[name]] === seat) scene[name] = { owner: rival };
  }
  return scene;
}

function stateOf(scene: Scene): TriumvirateState {
  const players = scene.players ?? 3;
  const G = setUp(fastRandom(1), players);
  const facts = box.factsFor(players);
  G.active = scene.active ?? box.CAESAR;
  for (const [name, province] of Object.entries(PROVINCE_NAMES)) {
    const { owner, legions, gold, officials, onField } =
      scene.provinces?.[name as ProvinceName] ?? {};
    G.owner[province] = owner ?? at(G.owner, province);
    G.legions[province] = legions ?? at(G.legions, province);
    G.gold[province] = gold ?? 0;
    G.officials[province] = officials ?? at(G.officials, province);
    G.onField[province] = onField ?? at(G.onField, province);
  }
  for (const [name, seat] of Object.entries(SEAT_NAMES)) {
    const player = G.players[seat];
    const changes = scene[name as keyof typeof SEAT_NAMES];
    if (!player || !changes) continue;
    const { political, military, ...rest } = changes;
    const [before = 0, beforeMilitary = 0] = player.competences;
    Object.assign(player, rest);
    player.competences = [political ?? before, military ?? beforeMilitary];
    G.bag[seat] = box.WEAPONS - player.weapons;
  }
  const all = (held: (player: Player) => number): number => sum(G.players.map(held));
  G.bank = facts.gold - sum(G.gold) - all(({ gold }) => gold);
  G.stock = facts.legions - sum(G.legions);
  G.neutral =
    box.NEUTRAL_CITIZENS + players * box.STARTING_CITIZENS - all(({ citizens }) => citizens);
  G.year = 1 + all(({ consulates }) => consulates);
  if (G.bank < 0 || G.stock < 0 || G.neutral < 0)
    throw new Error(`the scene needs more than is in the box: ${JSON.stringify(G)}`);
  return Object.assign(G, structuredClone(scene.table));
}

/** Draws the colours it is told, and by chance where it is told nothing. */
class Drawer implements Random {
  bag: () => readonly number[] = () => [];
  private readonly chance = fastRandom(1);
  private readonly colours: number[];
  private drawn = zeros(box.COLOURS.length);

  constructor(colours: readonly number[] = []) {
    this.colours = [...colours];
  }

  Number = (): number => this.chance.Number();
  Shuffle = <T>(list: T[]): T[] => this.chance.Shuffle(list);

  /** The rules number the weapons in the bag by colour, without those already drawn in this battle. */
  Die = (sides: number): number => {
    const colour = this.colours.shift();
    if (colour === undefined) return this.chance.Die(sides);
    const bag = this.bag();
    if (sides === sum(bag)) this.drawn.fill(0);
    const left = bag.map((weapons, each) => weapons - at(this.drawn, each));
    if (at(left, colour) === 0) throw new Error(`no weapon of colour ${colour} in the bag`);
    this.drawn[colour] = at(this.drawn, colour) + 1;
    return 1 + sum(left.slice(0, colour));
  };
}

export { box, NONE };

/** A random state with everybody close to a victory, so that small things decide. */
export function nearVictory(G: TriumvirateState, chance: Random): TriumvirateState {
  const near = structuredClone(G);
  for (const player of near.players) {
    player.competences = range(2).map(() => 4 + chance.Die(3));
    if (sum(player.competences) === 14) player.competences[0] = 6;
    player.consulates = chance.Die(2) - 1;
    const citizens = Math.min(player.citizens, 5);
    near.neutral += player.citizens - citizens;
    player.citizens = citizens;
    const won = Math.min(near.neutral, 5 - citizens, chance.Die(4) - 1);
    player.citizens += won;
    near.neutral -= won;
    const gold = Math.min(near.bank, chance.Die(3) - 1);
    player.gold += gold;
    near.bank -= gold;
  }
  near.calendar = chance.Die(3);
  return near;
}
