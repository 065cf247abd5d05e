import type { Refusal } from '../../../game/table/refusal';
import { TRIUMVIRATE_REFUSALS, type TriumvirateRefusal } from '../../../game/triumvirate/refusals';
import { beginning, box, election, given, owns, spread } from '../../support/triumvirate';

const { CAESAR, POMPEIUS, CRASSUS, ITALIA, SICILIA, GALLIA_COMATA, POLITICAL } = box;

const rich = (more = {}) => given({ caesar: { gold: 9, ...more } });
const short = () =>
  beginning({
    caesar: { stone: box.ILLYRICUM },
    pompeius: { gold: 11 },
    provinces: { galliaCisalpina: { onField: true } },
  }).play(CAESAR, 'takeFromRome', spread());

/** A real attempt for every reason the game knows. */
const ATTEMPTS: Record<TriumvirateRefusal, () => Refusal> = {
  gameOver: () => election({ caesar: { citizens: 5, consulates: 1 } }).refusal(CAESAR, 'endTurn'),
  notSeated: () => given().refusal(3, 'endTurn'),
  unknownMove: () => given().refusal(CAESAR, 'toString'),
  notYourTurn: () => given().refusal(POMPEIUS, 'endTurn'),
  notNow: () => given().refusal(CAESAR, 'flee', ITALIA),
  badArguments: () => given().refusal(CAESAR, 'march', ITALIA),
  romeGives: () => beginning().refusal(CAESAR, 'takeFromRome', spread({ italia: 3 })),
  notClaimed: () => short().refusal(CAESAR, 'spreadGold', spread({ illyricum: 2 })),
  wrongSum: () => short().refusal(CAESAR, 'spreadGold', spread({ italia: 1 })),
  notInPlay: () => given({ players: 2 }).refusal(CAESAR, 'march', box.ASIA, 0, 0),
  notOwn: () => given().refusal(CAESAR, 'march', SICILIA, 1, 0),
  ownProvince: () => given().refusal(CAESAR, 'attack', box.GALLIA_CISALPINA, 1, 0),
  alreadyThere: () => given().refusal(CAESAR, 'march', ITALIA, 0, 0),
  noWay: () => given().refusal(CAESAR, 'march', GALLIA_COMATA, 0, 0),
  tooFar: () => given({ table: { points: 0 } }).refusal(CAESAR, 'attack', SICILIA, 1, 0),
  attackNeedsLegion: () => given().refusal(CAESAR, 'attack', SICILIA, 0, 0),
  tooFewLegions: () => given().refusal(CAESAR, 'attack', SICILIA, 3, 0),
  tooFewOfficials: () => given().refusal(CAESAR, 'attack', SICILIA, 1, 2),
  lastProvince: () =>
    given({ crassus: { stone: SICILIA }, provinces: owns(CRASSUS, ['sicilia'], POMPEIUS) }).refusal(
      CAESAR,
      'attack',
      SICILIA,
      1,
      0,
    ),
  officialsUnchanged: () => given().refusal(CAESAR, 'placeOfficials', 1),
  takenUpHere: () => given().play(CAESAR, 'placeOfficials', 0).refusal(CAESAR, 'placeOfficials', 1),
  noActionLeft: () => {
    const scene = rich();
    for (let i = 0; i < 3; i++) scene.play(CAESAR, 'improve', POLITICAL);
    return scene.refusal(CAESAR, 'improve', POLITICAL);
  },
  wrongPlace: () => rich().refusal(CAESAR, 'forgeWeapons'),
  highest: () => rich({ political: 7 }).refusal(CAESAR, 'improve', POLITICAL),
  noNeutralCitizen: () => rich({ citizens: 7 }).refusal(CAESAR, 'winCitizen'),
  notARival: () => rich().refusal(CAESAR, 'unseatCitizen', CAESAR),
  noCitizen: () =>
    given({ caesar: { gold: 9 }, crassus: { citizens: 0 } }).refusal(
      CAESAR,
      'unseatCitizen',
      CRASSUS,
    ),
  noWeapon: () => rich({ stone: box.ILLYRICUM, weapons: 0 }).refusal(CAESAR, 'forgeWeapons'),
  tooPoor: () => given().refusal(CAESAR, 'improve', POLITICAL),
};

describe('Refusals', () => {
  it('there is an attempt for every code of the table', () => {
    expect(Object.keys(ATTEMPTS).sort()).toEqual(Object.keys(TRIUMVIRATE_REFUSALS).sort());
  });

  it.each(Object.keys(TRIUMVIRATE_REFUSALS) as TriumvirateRefusal[])(
    '%s can be reached',
    (code) => {
      const refusal = ATTEMPTS[code]();
      expect(refusal.code).toBe(code);
      expect(Object.keys(refusal.args).sort()).toEqual([...TRIUMVIRATE_REFUSALS[code]].sort());
    },
  );
});
