import { ALEA_REFUSALS, type AleaRefusal } from '../../../game/alea/refusals';
import type { Refusal } from '../../../game/table/refusal';
import {
  ANTONIUS as A,
  BRUTUS as B,
  dice,
  given,
  players,
  type SeatScene,
  tiles,
} from '../../support/alea';

/** Four players, the first has rolled. */
const rolled = (roll = '11223456', own: SeatScene = {}, rival: SeatScene = {}) =>
  given({ seats: [own, rival, {}, {}], rolls: [roll] }).play(A, 'roll');
const keeping = () =>
  given({ phase: 'templum', seats: [{ templum: '66', drawn: '122' }, ...players(3)] });

/** A real attempt for every reason the game knows. */
const ATTEMPTS: Record<AleaRefusal, () => Refusal> = {
  gameOver: () =>
    given({ phase: 'latrina', seats: players(4), table: { round: 5 } }).refusal(A, 'roll'),
  notSeated: () => rolled().refusal(4, 'roll'),
  unknownMove: () => rolled().refusal(A, 'toString'),
  notYourTurn: () => rolled().refusal(B, 'roll'),
  notNow: () => rolled().refusal(A, 'roll'),
  badArguments: () => rolled().refusal(A, 'placeInSenatus', 0, 1),
  noChip: () => rolled().refusal(A, 'reroll', dice('1')),
  noDie: () => rolled('11223456', { chips: 1 }).refusal(A, 'reroll', dice('')),
  notInHand: () => rolled().refusal(A, 'placeInCastrum', 1, 3),
  noTemplum: () =>
    given({ seats: players(3) })
      .play(A, 'roll')
      .refusal(A, 'placeInTemplum', dice('')),
  templumNumber: () => rolled().refusal(A, 'placeInTemplum', dice('12')),
  templumSum: () =>
    rolled('11223456', {}, { templum: '4' }).refusal(A, 'placeInTemplum', dice('22')),
  notARun: () => rolled().refusal(A, 'placeInSenatus', 3, 2),
  notExtended: () => rolled('112234', { run: [5, 6] }).refusal(A, 'placeInSenatus', 1, 4),
  runLiesThere: () => rolled('11223456', {}, { run: [3, 5] }).refusal(A, 'placeInSenatus', 3, 5),
  setLiesThere: () => rolled('11223456', {}, { castrum: '22' }).refusal(A, 'placeInCastrum', 2, 2),
  notForForum: () => rolled().refusal(A, 'placeInForum', dice('13')),
  noPillar: () =>
    given({ seats: players(2), forum: '1B 1B 1B 1B', rolls: ['66666666'] })
      .play(A, 'roll')
      .refusal(A, 'placeInForum', dice('6')),
  fitsElsewhere: () => rolled().refusal(A, 'placeInLatrina', 1),
  tileNotDrawn: () => keeping().refusal(A, 'keepTiles', tiles('13')),
  tilesNumber: () => keeping().refusal(A, 'keepTiles', tiles('1')),
  notOffered: () => {
    const seats = [{ run: [1, 3] as [number, number] }, ...players(3)];
    const table = { senatePile: [5, 2, 3, 4] };
    return given({ phase: 'senatus', seats, table }).refusal(A, 'keepCard', 5);
  },
  provinceNotOpen: () => {
    const seats = [{ castrum: '66' }, ...players(3)];
    const table = { openProvinces: [1, 2] };
    return given({ phase: 'castrum', seats, table }).refusal(A, 'takeProvince', 3);
  },
  patricianNotOpen: () => {
    const table = { openPatricians: [1, 2] };
    return given({ phase: 'forum', seats: players(4), forum: '1A', table }).refusal(
      A,
      'takePatrician',
      3,
    );
  },
};

describe('Refusals', () => {
  it('there is an attempt for every code of the table', () => {
    expect(Object.keys(ATTEMPTS).sort()).toEqual(Object.keys(ALEA_REFUSALS).sort());
  });

  it.each(Object.keys(ALEA_REFUSALS) as AleaRefusal[])('%s can be reached', (code) => {
    const refusal = ATTEMPTS[code]();
    expect(refusal.code).toBe(code);
    expect(Object.keys(refusal.args).sort()).toEqual([...ALEA_REFUSALS[code]].sort());
  });
});
