import type { Ctx } from 'boardgame.io';
import { at } from '../../game/table/lists';
import type { Range } from '../../game/table/options';
import { fastRandom } from '../../game/table/random';
import { triumvirate } from '../../game/triumvirate';
import { PROVINCE_FACTS, PROVINCES, YIELDS } from '../../game/triumvirate/components';
import { production, type Supply } from '../../game/triumvirate/production';
import { type Reach, reach } from '../../game/triumvirate/reach';
import { NONE, type TriumvirateState } from '../../game/triumvirate/state';
import { playRandomly, silentRunner } from '../support/play';
import { box, given, owns } from '../support/triumvirate';

const runner = silentRunner(triumvirate);
const { CAESAR, POMPEIUS, CRASSUS, ITALIA, SICILIA, GALLIA_CISALPINA, GALLIA_COMATA } = box;

describe('Reach', () => {
  const NOWHERE: Reach = { points: NONE, legions: 0 };
  const from = (points: number, scene = given()) => reach(scene.G, CAESAR, points);

  it('with a point: the own neighbours, own coasts without legions, and what can be attacked', () => {
    const found = from(1);
    expect(found[ITALIA]).toEqual({ points: 1, legions: 2 });
    expect(found[GALLIA_CISALPINA]).toEqual({ points: 0, legions: 2 });
    expect(found[box.ILLYRICUM]).toEqual({ points: 0, legions: 0 });
    expect(found[GALLIA_COMATA]).toEqual(NOWHERE);
    expect(found[SICILIA]).toEqual({ points: 0, legions: 2 });
    expect(found[box.AFRICA]).toEqual(NOWHERE);
  });

  it('legions are picked up on the way', () => {
    // From Italia over Gallia Cisalpina to Illyricum, two legions more in each.
    expect(from(2)[box.MACEDONIA]).toEqual({ points: 0, legions: 2 });
    expect(from(3)[box.MACEDONIA]).toEqual({ points: 1, legions: 6 });
  });

  it('a last province is out of reach', () => {
    const provinces = owns(CRASSUS, ['sicilia'], POMPEIUS);
    const scene = given({ crassus: { stone: SICILIA }, provinces });
    expect(from(4, scene)[SICILIA]).toEqual(NOWHERE);
  });

  it('is what the moves themselves allow, with all or no legions at each step', () => {
    let compared = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const chance = fastRandom(seed);
      playRandomly(triumvirate, runner, 2 + (seed % 2), seed, {
        before({ G, ctx }, { seat }) {
          if (G.asked.what !== 'march' || chance.Number() > 0.15) return;
          const points = 1 + Math.floor(chance.Number() * 3);
          const start = { ...structuredClone(G), points };
          compared += 1;
          expect([seed, reach(start, seat, points)]).toEqual([seed, tried(start, ctx, seat)]);
        },
      });
    }
    expect(compared).toBeGreaterThan(100);
  });

  /** The same by trying all marches and attacks with the real rules. */
  function tried(start: TriumvirateState, ctx: Ctx, seat: number): Reach[] {
    const found = PROVINCES.map((): Reach => ({ points: NONE, legions: 0 }));
    const arrive = (province: number, points: number, legions: number): void => {
      const best = at(found, province);
      best.points = Math.max(best.points, points);
      best.legions = Math.max(best.legions, legions);
    };
    const visit = (G: TriumvirateState): void => {
      for (const { move, args } of triumvirate.options(G, ctx, seat)) {
        if (move !== 'march' && move !== 'attack') continue;
        const [province, { least, most }] = args as [number, Range];
        for (const legions of new Set([most, least])) {
          const copy = { G: structuredClone(G), ctx: structuredClone(ctx) };
          const match = runner.resume(copy, fastRandom(1));
          expect(runner.move(match, seat, move, [province, legions, 0])).toBe(true);
          arrive(province, match.G.points, legions);
          if (move === 'march') visit(match.G);
        }
      }
    };
    const { stone } = at(start.players, seat);
    arrive(stone, start.points, at(start.legions, stone));
    visit(start);
    return found;
  }
});

describe('Production', () => {
  it('of the start: governors on the field, and officials', () => {
    const found = production(given().G);
    expect(found[ITALIA]).toEqual({ gold: 2, legions: 0 });
    expect(found[box.GALLIA_NARBONENSIS]).toEqual({ gold: 0, legions: 2 });
    expect(found[GALLIA_COMATA]).toEqual({ gold: 0, legions: 0 });
    expect(found[box.HISPANIA_CITERIOR]).toEqual({ gold: 1, legions: 1 });
  });

  it('is what the fields are free for, once the governors have changed sides', () => {
    let compared = 0;
    for (let seed = 1; seed <= 100; seed++) {
      let foretold: Supply[] = [];
      playRandomly(triumvirate, runner, 3, seed, {
        before({ G }) {
          foretold = production(G);
        },
        after({ G, ctx }, _turn, { move }) {
          if (move !== 'endTurn' || ctx.phase !== 'year') return;
          const own = PROVINCES.filter((province) => G.owner[province] === G.active);
          const free = own.map((province) =>
            G.onField[province] ? { gold: 0, legions: 0 } : YIELDS[PROVINCE_FACTS[province].type],
          );
          expect([seed, own.map((province) => foretold[province])]).toEqual([seed, free]);
          compared += 1;
        },
      });
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it('provinces out of the game produce nothing', () => {
    expect(production(given({ players: 2 }).G)[box.ASIA]).toEqual({ gold: 0, legions: 0 });
  });
});
