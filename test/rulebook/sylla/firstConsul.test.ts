import { WHY } from '../../../game/sylla/events';
import {
  BLACK,
  BLUE,
  box,
  given,
  openEvents,
  players,
  RED,
  type SeatScene,
  WHITE,
} from '../../support/sylla';

function election(seats: SeatScene[], table = {}) {
  return given({ phase: 'firstConsul', seats, table });
}

const RICH = players(4, { money: 9 });

describe('I First Consul: the election', () => {
  it.each([
    ['English', 3, 4, 3],
    ['German', 4, 5, 4],
  ])('example, %s: Blue names %i votes, Black %i and pays %i', (_language, blue, black, paid) => {
    const scene = election([
      { money: 3, has: { senator: 1, christianSenator: 1 } },
      { money: 3 },
      { money: 3 },
      { money: 4, has: { senator: 1, merchant: 1 } },
    ])
      .play(BLUE, 'nameVotes', blue)
      .play(RED, 'passVotes')
      .play(WHITE, 'passVotes')
      .play(BLACK, 'nameVotes', black);
    expect(scene.G.consul).toBe(BLACK);
    expect(scene.money).toEqual([3, 3, 3, 4 - paid]);
    scene.play(BLACK, 'takeConsulToken', box.LEISURE);
    expect(scene.tokens(BLACK)).toEqual([0, 0, 1]);
  });

  it('the old Consul speaks first, the others once each as they sit, whatever their tiles say', () => {
    const scene = election(RICH, { consul: WHITE, revenueTiles: [3, 4, 1, 2] });
    expect(scene.asked).toBe(`votes ${WHITE}`);
    scene.play(WHITE, 'nameVotes', 0);
    expect(scene.asked).toBe(`votes ${BLACK}`);
    scene.play(BLACK, 'nameVotes', 1);
    expect(scene.asked).toBe(`votes ${BLUE}`);
    scene.play(BLUE, 'passVotes');
    expect(scene.asked).toBe(`votes ${RED}`);
    scene.play(RED, 'passVotes');
    expect(scene.asked).toBe(`consulToken ${BLACK}`);
  });

  it('the old Consul may name no votes at all, and has no other way to pass', () => {
    const scene = election(RICH);
    expect(scene.refusal(BLUE, 'passVotes').code).toBe('oldConsulCannotPass');
    expect(scene.choices(BLUE, 'passVotes')).toEqual([]);
    expect(scene.choices(BLUE, 'nameVotes')).toContainEqual([0]);
  });

  it('if all others pass, his number wins, even 0, and he stays Consul', () => {
    const scene = election(RICH, { consul: RED })
      .play(RED, 'nameVotes', 0)
      .play(WHITE, 'passVotes')
      .play(BLACK, 'passVotes')
      .play(BLUE, 'passVotes');
    expect(scene.asked).toBe(`consulToken ${RED}`);
    expect(scene.money).toEqual([9, 9, 9, 9]);
  });

  it('the others must go above the highest number so far, or pass', () => {
    const scene = election(RICH).play(BLUE, 'nameVotes', 2);
    expect(scene.refusal(RED, 'nameVotes', 2)).toEqual({ code: 'votesTooLow', args: { least: 3 } });
    scene.play(RED, 'nameVotes', 5);
    expect(scene.choices(WHITE, 'nameVotes')).toEqual([[6], [7], [8], [9]]);
    expect(scene.choices(WHITE, 'passVotes')).toHaveLength(1);
  });

  it.each<[string, SeatScene, number]>([
    ['1 for each denier', { money: 4 }, 4],
    ['1 for each Senator, Christian or not', { has: { senator: 2, christianSenator: 1 } }, 3],
    ['both together', { money: 4, has: { senator: 1 } }, 5],
    ['none for a Senator face down', { money: 4, faceDown: { senator: 1 } }, 4],
    ['none for any other card', { money: 4, has: { merchant: 2, slave: 1, crane: 1 } }, 4],
  ])('how many votes one may name: %s', (_what, seat, most) => {
    const scene = election([seat, {}, {}, {}]);
    expect(scene.choices(BLUE, 'nameVotes').at(-1)).toEqual([most]);
    expect(scene.refusal(BLUE, 'nameVotes', most + 1).args).toEqual({ most });
  });

  it('a number below the own Senators is allowed and costs nothing', () => {
    const scene = election([{ money: 1, has: { senator: 3 } }, {}, {}, {}])
      .play(BLUE, 'nameVotes', 1)
      .play(RED, 'passVotes')
      .play(WHITE, 'passVotes')
      .play(BLACK, 'passVotes');
    expect(scene.G.consul).toBe(BLUE);
    expect(scene.money[BLUE]).toBe(1);
  });

  it('only the winner pays, and only what his Senators do not cover', () => {
    const scene = election([...players(3, { money: 9 }), { money: 9, has: { senator: 2 } }])
      .play(BLUE, 'nameVotes', 3)
      .play(RED, 'nameVotes', 5)
      .play(WHITE, 'passVotes')
      .play(BLACK, 'nameVotes', 6);
    expect(scene.money).toEqual([9, 9, 9, 5]);
    expect(scene.told('money')).toEqual([{ seat: BLACK, change: -4, why: WHY.consulship }]);
  });

  it('who cannot go higher is asked all the same, and his pass looks like any other', () => {
    const scene = election([{ money: 3 }, { money: 0 }, { money: 9 }, {}]).play(
      BLUE,
      'nameVotes',
      3,
    );
    expect(scene.asked).toBe(`votes ${RED}`);
    expect(scene.options(RED)).toEqual([{ move: 'passVotes', args: [] }]);
    scene.play(RED, 'passVotes').play(WHITE, 'passVotes');
    expect(scene.told('votesPassed')).toEqual([{ seat: RED }, { seat: WHITE }]);
  });
});

describe('I First Consul: his token', () => {
  const elected = () => election(RICH).play(BLUE, 'nameVotes', 1).play(RED, 'nameVotes', 2);

  it.each([
    ['Civic Spirit', box.CIVIC_SPIRIT],
    ['Health', box.HEALTH],
    ['Leisure', box.LEISURE],
  ])('the new Consul takes one token of his choice, for all to see: %s', (_name, virtue) => {
    const scene = elected().play(WHITE, 'passVotes').play(BLACK, 'passVotes');
    expect(scene.choices(RED, 'takeConsulToken')).toHaveLength(3);
    scene.play(RED, 'takeConsulToken', virtue);
    expect(scene.tokens(RED)).toEqual(box.VIRTUES.map((each) => Number(each === virtue)));
    expect(scene.told('token')).toEqual([{ seat: RED, virtue, why: WHY.consulship }]);
  });

  it('tokens never run out, however many one player has', () => {
    const scene = election([{ tokens: [39, 0, 0] }, {}, {}, {}]).idleUntil('offer');
    expect(scene.tokens(BLUE)).toEqual([40, 0, 0]);
  });

  it('then he leads the turn', () => {
    const scene = elected().idleUntil('offer');
    expect(scene.G.consul).toBe(RED);
  });
});

describe('I First Consul: the famine', () => {
  const { EPIDEMIC, ERUPTION, IMPERIAL_CULT, FAMINE, FLOOD, SLAVE_REVOLT } = box;
  const { SENATE_PURGE, CHRISTIAN_PERSECUTION, PILLAGE } = box;

  it('example: two of the four open events bear the symbol, so famine rises by 2', () => {
    const scene = election(players(4), openEvents(FAMINE, IMPERIAL_CULT, SLAVE_REVOLT));
    expect(scene.G.famine).toBe(0);
    scene.idleUntil('offer');
    expect(scene.G.famine).toBe(2);
  });

  it('it rises only when the Consul has taken his token', () => {
    const scene = election(players(4), { consul: RED })
      .play(RED, 'nameVotes', 0)
      .play(WHITE, 'passVotes')
      .play(BLACK, 'passVotes')
      .play(BLUE, 'passVotes');
    expect(scene.G.famine).toBe(0);
  });

  it.each<[string, number, box.Event]>([
    ['Epidemic', 1, EPIDEMIC],
    ['Eruption', 1, ERUPTION],
    ['Imperial Cult', 1, IMPERIAL_CULT],
    ['Famine', 2, FAMINE],
    ['Flood', 2, FLOOD],
    ['Slave Revolt', 1, SLAVE_REVOLT],
    ['Senate Purge', 1, SENATE_PURGE],
    ['Christian Persecution', 1, CHRISTIAN_PERSECUTION],
    ['Pillage', 2, PILLAGE],
  ])('Decadence, which bears one itself, and %s raise it by %i', (_name, famine, event) => {
    expect(election(players(4), openEvents(event)).idleUntil('offer').G.famine).toBe(famine);
  });

  it.each([
    [1, 5],
    [2, 6],
    [4, 6],
    [6, 6],
  ])('from %i, four symbols raise it to %i: it stops at 6', (famine, after) => {
    const scene = election(players(4), { ...openEvents(FAMINE, FLOOD, PILLAGE), famine });
    expect(scene.idleUntil('offer').G.famine).toBe(after);
  });
});
