import { alea } from '../../game/alea';
import {
  earnsProvince,
  findsPillar,
  forumPair,
  leadsSenatus,
  leadsTemplum,
  oddsOf,
  runOf,
  setOf,
  type Want,
} from '../../game/alea/odds';
import type { AleaState } from '../../game/alea/state';
import { add, at } from '../../game/table/lists';
import type { Match } from '../../game/table/runner/runner';
import { ANTONIUS as A, dice, given, type Scene } from '../support/alea';
import { playRandomly, silentRunner } from '../support/play';

const NOTHING = dice('');

/** Every result of the dice one by one. */
function bruteForce(kept: readonly number[], rolled: number, wants: Want): number {
  let hits = 0;
  const results = 6 ** rolled;
  for (let result = 0; result < results; result++) {
    const hand = kept.slice();
    for (let die = 0, rest = result; die < rolled; die++, rest = Math.floor(rest / 6))
      add(hand, rest % 6, 1);
    if (wants(hand)) hits += 1;
  }
  return hits / results;
}

describe('Odds', () => {
  it.each<[string, number, Want]>([
    ['three of a kind', 71, setOf(3)],
    ['four of a kind', 18, setOf(4)],
    ['a run of four', 49, runOf(4)],
    ['a run of five', 26, runOf(5)],
    ['a run of six', 11, runOf(6)],
    ['a pair for the Forum', 86, forumPair],
  ])('with eight dice %s comes in %i of a hundred rolls', (_name, percent, wants) => {
    expect(Math.round(100 * oddsOf(NOTHING, 8, wants))).toBe(percent);
  });

  it.each<[string, Want]>([
    ['a set of three', setOf(3)],
    ['a run of four', runOf(4)],
    ['a pair for the Forum', forumPair],
    ['at most one six', (hand) => at(hand, 5) <= 1],
  ])('are those of trying every result: %s', (_name, wants) => {
    for (const kept of ['', '1', '66', '345', '2256']) {
      for (let rolled = 0; rolled <= 5; rolled++) {
        const exact = bruteForce(dice(kept), rolled, wants);
        expect([kept, rolled, oddsOf(dice(kept), rolled, wants)]).toEqual([
          kept,
          rolled,
          expect.closeTo(exact, 12),
        ]);
      }
    }
  });

  it('are 0 or 1 when nothing is rolled, and 1 for what every roll gives', () => {
    expect(oddsOf(dice('444'), 0, setOf(3))).toBe(1);
    expect(oddsOf(dice('44'), 0, setOf(3))).toBe(0);
    expect(oddsOf(NOTHING, 8, setOf(2))).toBe(1);
  });
});

describe('What the buildings need', () => {
  const view = (scene: Scene) => given(scene).seenBy(A);
  const four = (...seats: Scene['seats']) => ({ seats: [0, 1, 2, 3].map((i) => seats[i] ?? {}) });

  it('Templum: the number of dice and the sum that take the lead', () => {
    const wants = leadsTemplum(view(four({ templum: '5' }, { templum: '36' })), A);
    expect(['23', '1123'].map((hand) => wants(dice(hand)))).toEqual([true, true]);
    expect(['6', '13', '1122'].map((hand) => wants(dice(hand)))).toEqual([false, false, false]);
  });

  it('Senatus: a run that would be the best there', () => {
    const wants = leadsSenatus(view(four({ run: [3, 3] }, { run: [4, 6] })), A);
    expect(['124', '456', '1256'].map((hand) => wants(dice(hand)))).toEqual([true, true, false]);
    // 2-3-4 is as long as 4-5-6 but lower.
    expect(wants(dice('24'))).toBe(false);
  });

  it('Castrum: a set that would take a province', () => {
    const scene = four({ castrum: '1' }, { castrum: '555 333' }, { castrum: '666 22' });
    const wants = earnsProvince(view(scene), A);
    // Four provinces: 666, 555, 333, then the fourth set must beat 22.
    expect(['33', '111', '44'].map((hand) => wants(dice(hand)))).toEqual([true, true, true]);
    expect(['1', '22', '4', '6'].map((hand) => wants(dice(hand)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('Forum: a die that finds a pillar', () => {
    const wants = findsPillar(view({ ...four(), forum: '1B 1B 2B 2B 3B 3B' }), A);
    expect(['6', '44', '3', '46'].map((hand) => wants(dice(hand)))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('agrees with what can then be placed, in random games', () => {
    const seen = { templum: 0, forum: 0, not: 0 };
    const before = ({ G, ctx }: Match<AleaState>): void => {
      if (G.asked.what !== 'place') return;
      const { seat } = G.asked;
      const { hand } = at(G.players, seat);
      const moves = new Set(alea.options(G, ctx, seat).map(({ move }) => move));
      const templum = leadsTemplum(G, seat)(hand);
      const forum = findsPillar(G, seat)(hand);
      expect([templum, forum]).toEqual([moves.has('placeInTemplum'), moves.has('placeInForum')]);
      if (leadsSenatus(G, seat)(hand)) expect(moves).toContain('placeInSenatus');
      if (earnsProvince(G, seat)(hand)) expect(moves).toContain('placeInCastrum');
      seen[templum ? 'templum' : 'not'] += 1;
      if (forum) seen.forum += 1;
    };
    for (let seed = 1; seed <= 30; seed++)
      playRandomly(alea, silentRunner(alea), 4, seed, { before });
    expect(Math.min(seen.templum, seen.forum, seen.not)).toBeGreaterThan(50);
  });
});
