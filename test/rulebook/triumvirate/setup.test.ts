import { range, sum } from '../../../game/table/lists';
import { flaws } from '../../../game/triumvirate/invariants';
import { beginning, box, NONE, spread } from '../../support/triumvirate';

const { CAESAR, POMPEIUS, CRASSUS } = box;

/** The table after Caesar took two gold from Rome, before anything else of his supply is used. */
const three = () => beginning().G;

describe('The start with three players', () => {
  it('each character owns five provinces', () => {
    const scene = beginning();
    expect(scene.provincesOf(CAESAR)).toEqual([
      box.GALLIA_COMATA,
      box.GALLIA_NARBONENSIS,
      box.GALLIA_CISALPINA,
      box.ITALIA,
      box.ILLYRICUM,
    ]);
    expect(scene.provincesOf(POMPEIUS)).toEqual([
      box.HISPANIA_ULTERIOR,
      box.HISPANIA_CITERIOR,
      box.AEGYPTUS,
      box.CYRENAICA,
      box.AFRICA,
    ]);
    expect(scene.provincesOf(CRASSUS)).toEqual([
      box.MACEDONIA,
      box.ACHAEA,
      box.ASIA,
      box.SYRIA,
      box.SICILIA,
    ]);
  });

  it('with two legions each, 30 of 60 legions in stock, and all 15 gold in the bank', () => {
    const { legions, stock, bank, gold, players } = three();
    expect(legions).toEqual(range(15).map(() => 2));
    expect([stock, bank, sum(gold)]).toEqual([30, 15, 0]);
    expect(players.map((player) => player.gold)).toEqual([0, 0, 0]);
  });

  it('stone and official stand in Italia, Africa and Asia; the officials are set down', () => {
    const { players, officials } = three();
    expect(players.map(({ stone }) => stone)).toEqual([box.ITALIA, box.AFRICA, box.ASIA]);
    expect(players.map(({ carried }) => carried)).toEqual([0, 0, 0]);
    expect(officials).toEqual(spread({ italia: 1, africa: 1, asia: 1 }));
  });

  it('two governors of each stand on the supply field, the others beside it', () => {
    // Caesar's have already changed sides, because his turn has begun.
    const on = range(15).filter((province) => three().onField[province]);
    expect(on).toEqual([
      box.HISPANIA_CITERIOR,
      box.GALLIA_COMATA,
      box.GALLIA_CISALPINA,
      box.MACEDONIA,
      box.SYRIA,
      box.AEGYPTUS,
    ]);
  });

  it('competences are I, citizens 2 each and 5 neutral, 2 of 8 weapons each in the bag', () => {
    const { players, neutral, bag } = three();
    for (const { competences, citizens, weapons, consulates } of players)
      expect([competences, citizens, weapons, consulates]).toEqual([[1, 1], 2, 6, 0]);
    expect([neutral, bag]).toEqual([5, [2, 2, 2]]);
  });

  it('Caesar begins, on VIII of the calendar; nobody holds the compensation card', () => {
    const scene = beginning();
    expect(scene.asked).toBe(`rome ${CAESAR}`);
    expect([scene.G.calendar, scene.G.year, scene.G.card.holder]).toEqual([8, 1, NONE]);
    expect(flaws(scene.G)).toEqual([]);
  });
});

describe('The start with two players', () => {
  const two = () => beginning({ players: 2 });

  it('Caesar owns his five, Pompeius six; four provinces are out of the game', () => {
    const scene = two();
    expect(scene.provincesOf(CAESAR)).toHaveLength(5);
    expect(scene.provincesOf(POMPEIUS)).toEqual([
      box.HISPANIA_ULTERIOR,
      box.HISPANIA_CITERIOR,
      box.MACEDONIA,
      box.ACHAEA,
      box.AFRICA,
      box.SICILIA,
    ]);
    expect(scene.provincesOf(NONE)).toEqual([box.ASIA, box.SYRIA, box.AEGYPTUS, box.CYRENAICA]);
  });

  it('12 gold, 45 legions with 23 in stock, 9 citizens, VII on the calendar', () => {
    const { bank, stock, legions, neutral, calendar, players } = two().G;
    expect([bank, stock, sum(legions), neutral, calendar]).toEqual([12, 23, 22, 5, 7]);
    expect(players.map(({ citizens }) => citizens)).toEqual([2, 2]);
  });

  it('stones and officials stand in Italia and Africa', () => {
    const { players, officials } = two().G;
    expect(players.map(({ stone }) => stone)).toEqual([box.ITALIA, box.AFRICA]);
    expect(officials).toEqual(spread({ italia: 1, africa: 1 }));
  });

  it('two neutral weapons of Crassus lie in the bag, and no more of his are in the game', () => {
    const { G } = two();
    expect(G.bag).toEqual([2, 2, 2]);
    expect(G.players).toHaveLength(2);
    expect(flaws(G)).toEqual([]);
  });

  it('Pompeius’ governors stand on the field in Hispania Citerior and Macedonia only', () => {
    const { onField, owner } = two().G;
    const on = range(15).filter((province) => onField[province] && owner[province] === POMPEIUS);
    expect(on).toEqual([box.HISPANIA_CITERIOR, box.MACEDONIA]);
  });
});
