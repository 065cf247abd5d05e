import {
  BLACK,
  BLUE,
  box,
  given,
  NONE,
  players,
  RED,
  type SeatScene,
  WHITE,
} from '../../support/sylla';

const { PANTHEON, TEMPLE, GRANARY, PUBLIC_BATHS, COLOSSEUM, SENATE } = box;

function work(work: box.Work, seats: SeatScene[], table = {}) {
  return given({ phase: 'greatWork', seats, table: { worksAhead: [work, PANTHEON], ...table } });
}

/** All four stake so many deniers; the seats named have their thumbs down. */
function voted(built: box.Work, stakes: number[], down: number[] = [], table = {}) {
  const scene = work(built, players(4, { money: 20 }), table);
  stakes.forEach((deniers, seat) => {
    scene.play(seat, 'stake', deniers, !down.includes(seat));
  });
  return scene;
}

describe('VI Great Work: the example', () => {
  const baths = (black: number) =>
    work(PUBLIC_BATHS, [
      { has: { senator: 2 } },
      { money: 3, has: { senator: 1 } },
      { money: 4 },
      { money: 2, sideways: { senator: 1 } },
    ])
      .play(BLUE, 'stake', 0, false)
      .play(RED, 'stake', 3, true)
      .play(WHITE, 'stake', 4, true)
      .play(BLACK, 'stake', black, true);

  it('Blue feeds the Plebeians; Red and White share the first place at the Baths, Black is third', () => {
    const scene = baths(1);
    expect(scene.told('staked').map(({ votes }) => votes)).toEqual([2, 4, 4, 1]);
    expect(scene.gained).toEqual([1, 5, 5, 0]);
    expect(scene.money).toEqual([0, 0, 0, 1]);
    expect(scene.G.worksDone).toEqual([PUBLIC_BATHS]);
  });

  it.each([
    [1, 9, 5],
    [2, 10, 6],
  ])(
    'with %i from Black the builders have %i votes, and Health stands on %i',
    (black, votes, square) => {
      const scene = baths(black);
      expect(scene.told('worked')).toEqual([{ work: PUBLIC_BATHS, votes }]);
      expect(scene.G.ladder).toEqual([4, square, 4]);
    },
  );
});

describe('VI Great Work: the vote', () => {
  it('the Work of this turn is laid aside, and all see the next one', () => {
    const scene = work(SENATE, players(4), { worksAhead: [SENATE, GRANARY, TEMPLE] });
    expect(scene.told('workBegins')).toEqual([{ work: SENATE }]);
    expect(scene.told('workAhead')).toEqual([{ work: GRANARY }]);
    expect(scene.seenBy(null).worksAhead.slice(0, 1)).toEqual([GRANARY]);
  });

  it('in the fifth turn no other Work comes', () => {
    const scene = work(SENATE, players(4), { worksAhead: [SENATE], worksDone: [0, 1, 2, 3] });
    expect(scene.G.work).toBe(SENATE);
    expect(scene.told('workAhead')).toEqual([]);
  });

  it('all decide at once, also with nothing to vote with, and any number of deniers will do', () => {
    const scene = work(SENATE, [{ money: 2 }, {}, {}, {}]);
    expect(scene.asked).toBe('stake -1');
    expect(scene.choices(RED, 'stake')).toEqual([
      [0, true],
      [0, false],
    ]);
    expect(scene.choices(BLUE, 'stake')).toHaveLength(6);
    expect(scene.refusal(BLUE, 'stake', 3, true).args).toEqual({ money: 2 });
  });

  it('a decision can be changed until the last player has made his', () => {
    const scene = work(SENATE, players(4, { money: 5 }))
      .play(BLUE, 'stake', 5, true)
      .play(RED, 'stake', 0, true)
      .play(WHITE, 'stake', 0, true)
      .play(BLUE, 'stake', 2, false)
      .play(BLACK, 'stake', 0, true);
    expect(scene.told('staked')[0]).toEqual({ seat: BLUE, deniers: 2, votes: 2, build: 0 });
    expect(scene.gained).toEqual([1, 0, 0, 0]);
    expect(scene.money).toEqual([3, 5, 5, 5]);
  });

  it('upright Senators vote, Christian or not; those on their side or face down do not', () => {
    const scene = work(SENATE, [
      {
        has: { senator: 1, christianSenator: 2, merchant: 1, slave: 1 },
        sideways: { senator: 1 },
        faceDown: { senator: 1 },
      },
      {},
      {},
      {},
    ]).idleUntil('votes');
    expect(scene.told('staked')[0]).toMatchObject({ seat: BLUE, votes: 3 });
  });

  it('all staked deniers are spent, whatever they brought', () => {
    expect(voted(PANTHEON, [4, 3, 2, 1], [BLUE]).money).toEqual([16, 17, 18, 19]);
  });
});

describe('VI Great Work: Plebeians', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [7, 3],
  ])('%i votes bring %i prestige: 1 for every full 2', (votes, prestige) => {
    expect(voted(PANTHEON, [votes, 0, 0, 0], [BLUE]).gained).toEqual([prestige, 0, 0, 0]);
  });
});

describe('VI Great Work: places', () => {
  it.each<[string, number[], number[]]>([
    ['10, 6 and 2', [4, 3, 2, 1], [10, 6, 2, 0]],
    ['two firsts and a third', [5, 1, 5, 0], [10, 2, 10, 0]],
    ['a first, two seconds and a fourth', [2, 4, 1, 2], [6, 10, 0, 6]],
    ['a first, a second, two thirds', [3, 2, 1, 1], [10, 6, 2, 2]],
    ['three firsts and a fourth', [2, 2, 2, 1], [10, 10, 10, 0]],
    ['four firsts', [1, 1, 1, 1], [10, 10, 10, 10]],
  ])('Pantheon: %s', (_places, stakes, prestige) => {
    expect(voted(PANTHEON, stakes).gained).toEqual(prestige);
  });

  it('the Pantheon moves nothing on the ladder', () => {
    const { G } = voted(PANTHEON, [9, 9, 9, 9], [], { famine: 1 });
    expect([...G.ladder, G.famine]).toEqual([4, 4, 4, 1]);
  });

  it('only builders are ranked, and only their votes count together', () => {
    const scene = voted(SENATE, [20, 3, 1, 0], [BLUE]);
    expect(scene.gained).toEqual([10, 5, 3, 0]);
    expect(scene.told('worked')).toEqual([{ work: SENATE, votes: 4 }]);
  });

  it('it takes a vote to have a place', () => {
    expect(voted(PANTHEON, [3, 0, 0, 0]).gained).toEqual([10, 0, 0, 0]);
    expect(voted(PANTHEON, [0, 0, 0, 0]).gained).toEqual([0, 0, 0, 0]);
  });

  it('if nobody builds, nothing moves, but the Work is used up', () => {
    const scene = voted(SENATE, [8, 8, 8, 8], [BLUE, RED, WHITE, BLACK]);
    expect(scene.G.ladder).toEqual([4, 4, 4]);
    expect(scene.gained).toEqual([4, 4, 4, 4]);
    expect(scene.G.worksDone).toEqual([SENATE]);
    expect(scene.G.work).toBe(NONE);
  });
});

describe('VI Great Work: the Temple', () => {
  it.each<[number[], number[]]>([
    [
      [8, 7, 5, 4],
      [10, 6, 6, 0],
    ],
    [
      [12, 8, 8, 0],
      [10, 10, 10, 0],
    ],
    [
      [5, 5, 1, 6],
      [6, 6, 0, 6],
    ],
  ])('8 votes bring 10, 5 votes 6, never both: %j', (stakes, prestige) => {
    const scene = voted(TEMPLE, stakes);
    expect(scene.gained).toEqual(prestige);
    expect(scene.G.ladder).toEqual([4, 4, 4]);
  });
});

describe('VI Great Work: Granary, Public Baths, Colosseum, Senate', () => {
  const works: [string, number, box.Work, number[]][] = [
    ['Granary', 4, GRANARY, [4, 4, 4]],
    ['Public Baths', 5, PUBLIC_BATHS, [4, 5, 4]],
    ['Colosseum', 5, COLOSSEUM, [4, 4, 5]],
    ['Senate', 5, SENATE, [5, 4, 4]],
  ];

  it.each(works)('%s: 5 for the first place, 3 for the second', (_name, _votes, built) => {
    expect(voted(built, [4, 3, 2, 1]).gained).toEqual([5, 3, 0, 0]);
    expect(voted(built, [4, 2, 4, 0]).gained).toEqual([5, 0, 5, 0]);
    expect(voted(built, [4, 3, 3, 0]).gained).toEqual([5, 3, 3, 0]);
  });

  it.each(works)(
    '%s: one step for every full %i votes of all builders',
    (_name, votes, built, ladder) => {
      const table = { famine: 6 };
      const steps = (together: number) => {
        const scene = voted(built, [together - 1, 1, 0, 0], [], table);
        return { ladder: scene.G.ladder, famine: scene.G.famine };
      };
      const down = built === GRANARY ? 1 : 0;
      expect(steps(votes - 1)).toEqual({ ladder: [4, 4, 4], famine: 6 });
      expect(steps(votes)).toEqual({ ladder, famine: 6 - down });
      expect(steps(2 * votes - 1)).toEqual({ ladder, famine: 6 - down });
      const twice = ladder.map((square) => 2 * square - 4);
      expect(steps(2 * votes)).toEqual({ ladder: twice, famine: 6 - 2 * down });
    },
  );

  it('no step leads off the ladder', () => {
    expect(voted(SENATE, [20, 0, 0, 0], [], { ladder: [6, 4, 4] }).G.ladder).toEqual([7, 4, 4]);
    expect(voted(GRANARY, [20, 0, 0, 0], [], { famine: 3 }).G.famine).toBe(0);
  });
});
