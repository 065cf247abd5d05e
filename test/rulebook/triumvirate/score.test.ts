import { triumvirate } from '../../../game/triumvirate';
import { box, given } from '../../support/triumvirate';

describe('The score', () => {
  it('is the distance to each victory, at any time; there is no total', () => {
    const scene = given({ pompeius: { citizens: 4, consulates: 1, political: 5, military: 2 } });
    expect(triumvirate.score(scene.G, box.POMPEIUS)).toEqual({
      political: { citizens: 4, consulates: 1, missingConsulates: 1, missingCitizens: 2 },
      military: { provinces: 5, missing: 4 },
      competence: { political: 5, military: 2, missing: 7 },
      total: null,
    });
  });

  it('more citizens than needed are none missing', () => {
    const { G } = given({ caesar: { citizens: 7 } });
    expect(triumvirate.score(G, box.CAESAR).political.missingCitizens).toBe(0);
  });
});
