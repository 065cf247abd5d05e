import { add, at, sum } from '../table/lists';
import { COMPETENCES, HIGHEST_COMPETENCE, PROVINCES, PROVINCES_TO_WIN } from './components';
import { drawsOf, survivors } from './fight';
import { stepCost } from './map';
import { bagOf, drawsFrom } from './odds';
import type { Prospect } from './prospect';
import { leads } from './standing';
import { NONE, type TriumvirateView } from './state';

/** The best campaign of a seat: the chance of a ninth province in one turn, and the province to attack first. */
export interface Campaign {
  readonly chance: number;
  readonly target: number;
}

/** What a campaign changes. Copied at every step, because the search tries them all. */
interface Field {
  stone: number;
  points: number;
  missing: number;
  owner: number[];
  legions: number[];
  bag: number[];
  /** By seat: the others' stones, weapons in stock, and the officials with the stones. */
  stones: number[];
  weapons: number[];
  carried: number[];
  /** By seat, both competences together. */
  levels: number[];
  holder: number;
  /** Supply that goes to whichever own province the search finds useful: of Rome, by province, and the stock. */
  rome: number;
  claims: number[];
  stock: number;
}

/**
 * The chance of the best plan in which every step takes all legions along or none, every attack is made with all
 * legions there, and beaten stones flee to where they hinder most. Legions of Rome, and those that a short stock cannot
 * give to everybody, go where the plan needs them. A chance of 1 is certain, whatever is drawn; plans that attack in
 * several waves can do a little better than a chance below 1. Losers put their weapons of compensation into the bag, and
 * one who would win by the card himself spoils the plan.
 */
export function campaign(view: TriumvirateView, seat: number, prospect: Prospect): Campaign {
  const legions = [...view.legions];
  const claims = [...prospect.legions];
  let { stock } = view;
  if (prospect.rome + sum(claims) <= stock) {
    for (const province of PROVINCES) add(legions, province, at(claims, province));
    stock -= sum(claims);
    claims.fill(0);
  }
  const provinces = view.owner.filter((owner) => owner === seat).length;
  const field: Field = {
    stone: at(view.players, seat).stone,
    points: prospect.points,
    missing: PROVINCES_TO_WIN - provinces,
    owner: [...view.owner],
    legions,
    bag: [...view.bag],
    stones: view.players.map(({ stone }) => stone),
    weapons: view.players.map(({ weapons }) => weapons),
    carried: view.players.map(({ carried }) => carried),
    levels: view.players.map(({ competences }) => sum(competences)),
    holder: view.card.holder,
    rome: prospect.rome,
    claims,
    stock,
  };
  return new Search(view, seat).best(field);
}

const HOPELESS: Campaign = { chance: 0, target: NONE };

class Search {
  constructor(
    private readonly view: TriumvirateView,
    private readonly seat: number,
  ) {}

  best(field: Field): Campaign {
    if (field.missing > field.points) return HOPELESS;
    let best = HOPELESS;
    for (const province of PROVINCES) {
      const owner = at(field.owner, province);
      if (owner === NONE) continue;
      const found =
        owner === this.seat ? this.march(field, province) : this.attack(field, province);
      if (found.chance > best.chance) best = found;
      if (best.chance === 1) break;
    }
    return best;
  }

  private march(field: Field, province: number): Campaign {
    const laden = stepCost(field.stone, province, true);
    const alone = stepCost(field.stone, province, false);
    let best = HOPELESS;
    let nobody = true;
    for (const here of this.reinforced(field, laden)) {
      nobody = false;
      const next = { ...here, stone: province, points: field.points - laden };
      next.legions = [...here.legions];
      add(next.legions, province, at(here.legions, field.stone));
      next.legions[field.stone] = 0;
      best = better(best, this.best(next));
    }
    // Alone where that is cheaper, or where there is nobody to take along.
    if ((alone < laden || nobody) && alone <= field.points)
      best = better(best, this.best({ ...field, stone: province, points: field.points - alone }));
    return best;
  }

  private attack(field: Field, province: number): Campaign {
    const rival = at(field.owner, province);
    if (field.owner.filter((owner) => owner === rival).length === 1) return HOPELESS;
    const cost = stepCost(field.stone, province, true);
    let best = 0;
    for (const here of this.reinforced(field, cost)) {
      const after = { ...here, points: field.points - cost };
      best = Math.max(best, this.battle(after, province, rival));
    }
    return { chance: best, target: province };
  }

  /** The chance to win the game after an attack with all legions. */
  private battle(field: Field, province: number, rival: number): number {
    const attackers = at(field.legions, field.stone);
    const sides = { attackers, defenders: at(field.legions, province) };
    const stone = field.stones[rival] === province;
    const count = drawsOf(attackers, sides.defenders, sum(field.bag));
    let all = 0;
    let won = 0;
    for (const draw of drawsFrom(bagOf(field, this.seat, rival), count)) {
      const left = survivors(sides, draw.own, draw.theirs, stone);
      const after = { ...field, legions: [...field.legions], bag: [...field.bag] };
      after.weapons = [...field.weapons];
      move(after.bag, after.weapons, this.seat, draw.own);
      move(after.bag, after.weapons, rival, draw.theirs);
      after.legions[field.stone] = 0;
      after.legions[province] = left.attackers > 0 ? left.attackers : left.defenders;
      const value =
        left.attackers > 0 ? this.conquest(after, province, rival) : this.best(after).chance;
      all += draw.ways;
      won += draw.ways * value;
    }
    return won / all;
  }

  private conquest(field: Field, province: number, rival: number): number {
    if (field.missing === 1) return 1;
    const flees = field.stones[rival] === province;
    const levels = [...field.levels];
    if (flees)
      add(levels, rival, -COMPETENCES.filter((each) => leads(this.view, rival, each)).length);
    if (field.holder === rival) add(levels, rival, 1);
    if (at(levels, rival) === COMPETENCES.length * HIGHEST_COMPETENCE) return 0;
    const captives = flees ? at(field.carried, rival) : 0;
    const weapons = at(this.view.officials, province) + captives + (field.holder === rival ? 0 : 1);
    const after = { ...field, levels, stone: province, missing: field.missing - 1, holder: rival };
    after.owner = field.owner.map((owner, each) => (each === province ? this.seat : owner));
    after.carried = field.carried.map((carried, each) => (each === rival && flees ? 0 : carried));
    move(after.weapons, after.bag, rival, Math.min(weapons, at(after.weapons, rival)));
    if (!flees) return this.best(after).chance;
    let worst = 1;
    for (const refuge of PROVINCES) {
      if (after.owner[refuge] !== rival) continue;
      const stones = after.stones.map((stone, each) => (each === rival ? refuge : stone));
      worst = Math.min(worst, this.best({ ...after, stones }).chance);
    }
    return worst;
  }

  /** The field with each number of new legions that supply could have put where the stone stands; none if none would be there. */
  private *reinforced(field: Field, cost: number): Generator<Field> {
    if (cost > field.points) return;
    const claim = at(field.claims, field.stone);
    // Supply came before movement: nothing of it stands in what was conquered since.
    const rome = this.view.owner[field.stone] === this.seat ? field.rome : 0;
    const most = Math.min(field.stock, claim + rome);
    for (let extra = most; extra >= 0; extra--) {
      if (at(field.legions, field.stone) + extra === 0) return;
      if (extra === 0) {
        yield field;
        continue;
      }
      const here = { ...field, legions: [...field.legions], claims: [...field.claims] };
      add(here.legions, field.stone, extra);
      here.claims[field.stone] = Math.max(0, claim - extra);
      here.rome -= Math.max(0, extra - claim);
      here.stock -= extra;
      yield here;
    }
  }
}

function better(one: Campaign, other: Campaign): Campaign {
  return other.chance > one.chance ? other : one;
}

function move(from: number[], to: number[], index: number, count: number): void {
  add(from, index, -count);
  add(to, index, count);
}
