import { alea } from '../../game/alea';
import { cardsOf } from '../../game/alea/cards';
import { CASTRUM, FORUM, LATRINA, SENATUS, TEMPLUM } from '../../game/alea/components';
import { lengthOf } from '../../game/alea/placing/senatus';
import type { AleaState } from '../../game/alea/state';
import { type ChronicleEvent, listen } from '../../game/table/chronicle';
import { add, at, sum } from '../../game/table/lists';
import { createRunner } from '../../game/table/runner/runner';
import { playRandomly } from '../support/play';

type Args = Readonly<Record<string, number>>;

/** All public figures of the table. */
function figuresOf(G: AleaState) {
  return {
    round: [G.round, G.startPlayer, G.lap, G.lastLap ? 1 : 0],
    unrolled: G.players.map(({ unrolled }) => unrolled),
    hands: G.players.map(({ hand }) => [...hand]),
    chips: G.players.map(({ chips }) => chips),
    provinces: G.players.map(({ provinces }) => [...provinces]),
    patricians: G.players.map(({ patricians }) => [...patricians]),
    fortuna: G.players.map(({ fortuna }) => [...fortuna]),
    drawn: G.players.map(({ drawn }) => drawn.length),
    cards: G.players.map((_, seat) => cardsOf(G, seat).length),
    templum: G.templum.map((dice) => [...dice]),
    runs: G.senatus.map(({ low, high }) => [low, high]),
    castrum: G.castrum.map((sets) => [...sets]),
    row: [[...G.forum.values], [...G.forum.owners]] as [number[], number[]],
    latrina: [...G.latrina],
    open: [[...G.openProvinces], [...G.openPatricians]] as [number[], number[]],
    gone: [[...G.provincesGone], [...G.patriciansGone]] as [number[], number[]],
    discard: [...G.fortunaDiscard],
    piles: {
      fortuna: G.fortunaPile.length,
      senate: G.senatePile.length + G.offered.length,
      provinces: G.provincePile.length,
      patricians: G.patricianPile.length,
    },
    underThePile: sum(
      G.dealings.map(({ seats, cards }) => Math.max(0, cards.length - seats.length)),
    ),
  };
}

type Figures = ReturnType<typeof figuresOf>;

const diceOf = ({ ones = 0, twos = 0, threes = 0, fours = 0, fives = 0, sixes = 0 }: Args) => [
  ones,
  twos,
  threes,
  fours,
  fives,
  sixes,
];

const addAll = (to: number[], counts: readonly number[], sign: 1 | -1): void =>
  counts.forEach((count, i) => {
    if (i < to.length) add(to, i, sign * count);
  });

const take = (from: number[], entry: number): void => {
  from.splice(from.indexOf(entry), 1);
};

/** The run of a seat becomes this one: the dice that are new come from the hand. */
function extendRun(now: Figures, { seat = 0, low = 0, high = 0 }: Args): void {
  const [from = 0, to = 0] = at(now.runs, seat);
  for (let value = low; value <= high; value++) {
    if (value < from || value > to) add(at(now.hands, seat), value - 1, -1);
  }
  now.runs[seat] = [low, high];
}

/** Takes dice out of the building where they lie. */
function clear(now: Figures, { seat = 0, building = 0, value = 0, count = 0 }: Args): void {
  if (building === TEMPLUM) at(now.templum, seat).fill(0);
  else if (building === SENATUS) {
    const [low = 0, high = 0] = at(now.runs, seat);
    expect(lengthOf({ low, high })).toBe(count);
    now.runs[seat] = [0, 0];
  } else if (building === CASTRUM) add(at(now.castrum, seat), value - 1, -count);
  else if (building === FORUM) {
    expect([now.row[0].shift(), now.row[1].shift()]).toEqual([value, seat]);
  } else if (building === LATRINA) add(now.latrina, seat, -count);
}

/** What each event changes, and nothing but that. */
const HEARD: Record<string, (now: Figures, args: Args) => void> = {
  roundBegins: (now, { round = 0, seat = 0 }) => {
    now.round = [round, seat, 0, 0];
  },
  provinceOpens: (now, { province = 0 }) => {
    now.piles.provinces -= 1;
    now.open[0].push(province);
  },
  patricianOpens: (now, { patrician = 0 }) => {
    now.piles.patricians -= 1;
    now.open[1].push(patrician);
  },
  lapBegins: (now, { lap = 0 }) => {
    now.round[2] = lap;
  },
  lastLap: (now) => {
    now.round[3] = 1;
  },
  turnEnds: (now, { seat = 0 }) => {
    add(now.unrolled, seat, sum(at(now.hands, seat)));
    at(now.hands, seat).fill(0);
  },
  rolled: (now, args) => {
    addAll(at(now.hands, args.seat ?? 0), diceOf(args), 1);
    add(now.unrolled, args.seat ?? 0, -sum(diceOf(args)));
  },
  takesUp: (now, args) => {
    addAll(at(now.hands, args.seat ?? 0), diceOf(args), -1);
    add(now.unrolled, args.seat ?? 0, sum(diceOf(args)));
  },
  chips: (now, { seat = 0, change = 0 }) => add(now.chips, seat, change),
  inTemplum: (now, args) => {
    addAll(at(now.hands, args.seat ?? 0), diceOf(args), -1);
    addAll(at(now.templum, args.seat ?? 0), diceOf(args), 1);
  },
  inSenatus: extendRun,
  inCastrum: (now, { seat = 0, value = 0, count = 0, size = 0 }) => {
    add(at(now.hands, seat), value - 1, -count);
    add(at(now.castrum, seat), value - 1, count);
    expect(at(now.castrum, seat)[value - 1]).toBe(size);
  },
  inForum: (now, { seat = 0, value = 0, pillar = 0 }) => {
    add(at(now.hands, seat), value - 1, -1);
    now.row[0].splice(pillar, 0, value);
    now.row[1].splice(pillar, 0, seat);
  },
  pushedOut: (now, { seat = 0, value = 0 }) => {
    expect([now.row[0].pop(), now.row[1].pop()]).toEqual([value, seat]);
    add(now.latrina, seat, 1);
  },
  inLatrina: (now, { seat = 0, value = 0 }) => {
    add(at(now.hands, seat), value - 1, -1);
    add(now.latrina, seat, 1);
  },
  drawsTiles: (now, { seat = 0, count = 0 }) => {
    add(now.drawn, seat, count);
    now.piles.fortuna -= count;
  },
  fortunaShuffled: (now, { tiles = 0 }) => {
    expect(sum(now.discard)).toBe(tiles);
    now.discard.fill(0);
    now.piles.fortuna += tiles;
  },
  diceBack: (now, args) => {
    clear(now, args);
    add(now.unrolled, args.seat ?? 0, args.count ?? 0);
  },
  unrewarded: (now, args) => {
    clear(now, args);
    add(now.latrina, args.seat ?? 0, args.count ?? 0);
  },
  notPlaced: (now, { seat = 0, count = 0 }) => {
    add(now.unrolled, seat, -count);
    add(now.latrina, seat, count);
  },
  keepsTiles: (now, args) => {
    addAll(at(now.fortuna, args.seat ?? 0), diceOf(args), 1);
    add(now.drawn, args.seat ?? 0, -sum(diceOf(args)));
  },
  discardsTiles: (now, args) => {
    addAll(now.discard, diceOf(args), 1);
    add(now.drawn, args.seat ?? 0, -sum(diceOf(args)));
  },
  keepsCard: (now, { seat = 0 }) => {
    add(now.cards, seat, 1);
    now.piles.senate -= 1;
  },
  underThePile: (now, { cards = 0 }) => {
    now.underThePile += cards;
    now.piles.senate -= cards;
  },
  takesProvince: (now, { seat = 0, province = 0 }) => {
    take(now.open[0], province);
    at(now.provinces, seat).push(province);
  },
  provinceLeaves: (now, { province = 0 }) => {
    take(now.open[0], province);
    now.gone[0].push(province);
  },
  takesPatrician: (now, { seat = 0, patrician = 0 }) => {
    take(now.open[1], patrician);
    at(now.patricians, seat).push(patrician);
  },
  patricianLeaves: (now, { patrician = 0 }) => {
    take(now.open[1], patrician);
    now.gone[1].push(patrician);
  },
};

/** Events that change no figure. */
const SILENT = ['lapsOver', 'noTileLeft', 'pays', 'looksAtCards', 'showsCard', 'scored'];

it('every event of the chronicle of Alea Iacta Est is replayed below', () => {
  expect([...Object.keys(HEARD), ...SILENT].sort()).toEqual(Object.keys(alea.events).sort());
});

it.each([2, 3, 4, 5])(
  'The chronicle explains every figure of Alea Iacta Est with %i players',
  (players) => {
    for (let seed = 1; seed <= 200; seed++) {
      const chronicle = listen(alea.events);
      const runner = createRunner(alea.game, { chronicle });
      let replay: Figures | undefined;
      let heard = 0;
      playRandomly(alea, runner, players, seed, {
        before({ G }) {
          if (replay) return;
          replay = figuresOf(G);
          heard = chronicle.told.length;
        },
        after({ G, ctx }) {
          for (; heard < chronicle.told.length; heard++) {
            const { type, args }: ChronicleEvent = at(chronicle.told, heard);
            if (replay) HEARD[type]?.(replay, args);
          }
          if (JSON.stringify(replay) !== JSON.stringify(figuresOf(G)))
            throw new Error(`a figure changed in silence: seed ${seed}, ${ctx.phase}`);
        },
      });
      const final = chronicle.told.filter(({ type }) => type === 'scored');
      expect([seed, final.length]).toEqual([seed, players]);
    }
  },
);
