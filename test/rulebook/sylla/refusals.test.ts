import { SYLLA_REFUSALS, type SyllaRefusal } from '../../../game/sylla/refusals';
import type { Refusal } from '../../../game/table/refusal';
import {
  BLUE,
  box,
  cards,
  fought,
  given,
  openEvents,
  players,
  RED,
  type SeatScene,
} from '../../support/sylla';

const { EPIDEMIC, FLOOD, SLAVE_REVOLT, HEALTH, LEGIONARY_CUBE, VESTAL_CUBE } = box;

const RED_PLACE = box.SALE_PLACES.indexOf(box.RED);

const choosing = () => given({ phase: 'startingCharacters', seats: players(4) });
const election = (money = 3) => given({ phase: 'firstConsul', seats: players(4, { money }) });
/** Blue offers what lies on the first red place; everybody could bid up to 2. */
const onRed = () =>
  given({ phase: 'buildings', seats: players(4, { has: { slave: 1, crane: 1, vestal: 1 } }) }).play(
    BLUE,
    'offerBuilding',
    RED_PLACE,
  );
const paying = () => onRed().play(RED, 'bid', 1).idleUntil('payment');
const revenue = (seat: SeatScene) => given({ phase: 'revenue', seats: [seat, {}, {}, {}] });
const events = (totals: Parameters<typeof fought>, first: box.Event[], seat: SeatScene = {}) =>
  given({
    phase: 'events',
    seats: [seat, {}, {}, {}],
    table: { ...openEvents(...first), ...fought(...totals) },
  });
const fighting = (has: SeatScene['has']) => events([0, 0, 0, 0], [SLAVE_REVOLT, EPIDEMIC], { has });
const flooded = () =>
  events([0, 0, 1, 1], [FLOOD], { has: { slave: 1 }, buildings: { field: 1, stall: 1 } });

/** A real attempt for every reason the game knows. */
const ATTEMPTS: Record<SyllaRefusal, () => Refusal> = {
  gameOver: () => given({ phase: 'ecclesia', seats: players(4) }).refusal(BLUE, 'passVotes'),
  notSeated: () => election().refusal(4, 'passVotes'),
  unknownMove: () => election().refusal(BLUE, 'toString'),
  notYourTurn: () => election().refusal(RED, 'passVotes'),
  notNow: () => election().refusal(BLUE, 'recruit', box.SLAVE),
  badArguments: () => election().refusal(BLUE, 'nameVotes'),
  wrongNumber: () => choosing().refusal(RED, 'chooseCharacters', cards({ vestal: 2 })),
  notInSet: () => choosing().refusal(RED, 'chooseCharacters', cards({ vestal: 3, slave: 1 })),
  oldConsulCannotPass: () => election().refusal(BLUE, 'passVotes'),
  votesTooLow: () => election().play(BLUE, 'nameVotes', 1).refusal(RED, 'nameVotes', 1),
  votesTooHigh: () => election(3).refusal(BLUE, 'nameVotes', 4),
  notDisplayed: () => {
    const display = [box.VESTAL, box.SENATOR, box.SENATOR, box.SENATOR, box.SENATOR, box.SENATOR];
    const scene = given({ phase: 'recruitment', seats: players(4), table: { display } });
    return scene.refusal(BLUE, 'recruit', box.SLAVE);
  },
  emptyPlace: () => onRed().idleUntil('offer').refusal(BLUE, 'offerBuilding', RED_PLACE),
  bidTooLow: () => onRed().refusal(RED, 'bid', 0),
  bidTooHigh: () => onRed().refusal(RED, 'bid', 3),
  noHexagon: () => paying().refusal(RED, 'pay', cards({ vestal: 1 })),
  notUpright: () => paying().refusal(RED, 'pay', cards({ christianSlave: 1 })),
  noTemple: () => revenue({ buildings: { tavern: 1 } }).refusal(BLUE, 'useTemple', HEALTH),
  tooPoor: () =>
    revenue({ buildings: { temple: 2 } })
      .play(BLUE, 'useTemple', HEALTH)
      .refusal(BLUE, 'useTemple', HEALTH),
  noTavern: () => revenue({ buildings: { temple: 1 } }).refusal(BLUE, 'useTavern', HEALTH, 1),
  markerBlocked: () =>
    revenue({ buildings: { tavern: 2 } })
      .play(BLUE, 'useTavern', HEALTH, 1)
      .refusal(BLUE, 'useTavern', HEALTH, 1),
  noCube: () => fighting({ vestal: 1 }).refusal(BLUE, 'placeCube', LEGIONARY_CUBE, 0),
  notAdmitted: () => fighting({ vestal: 1 }).refusal(BLUE, 'placeCube', VESTAL_CUBE, 0),
  notTied: () => events([2, 1, 1, 0], []).refusal(BLUE, 'prevent', 3),
  notFlippable: () => flooded().refusal(BLUE, 'flipCard', box.SLAVE, false),
  cardNotFaceUp: () => flooded().refusal(BLUE, 'flipCard', box.CRANE, false),
  buildingNotFaceUp: () => flooded().refusal(BLUE, 'flipBuilding', box.TAVERN),
  notPrevented: () => events([2, 2, 0, 0], []).refusal(BLUE, 'removeEvent', 3),
  stakeTooHigh: () =>
    given({ phase: 'greatWork', seats: players(4, { money: 1 }) }).refusal(RED, 'stake', 2, true),
};

describe('Refusals', () => {
  it('there is an attempt for every code of the table', () => {
    expect(Object.keys(ATTEMPTS).sort()).toEqual(Object.keys(SYLLA_REFUSALS).sort());
  });

  it.each(Object.keys(SYLLA_REFUSALS) as SyllaRefusal[])('%s can be reached', (code) => {
    const refusal = ATTEMPTS[code]();
    expect(refusal.code).toBe(code);
    expect(Object.keys(refusal.args).sort()).toEqual([...SYLLA_REFUSALS[code]].sort());
  });
});
