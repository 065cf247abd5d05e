import '../support/production';
import { Client } from 'boardgame.io/client';
import { mayRedo, whyNoUndo } from '../../client/table/undoing';
import { fastRandom } from '../../game/table/random';
import { nextToAct, pickMove } from '../support/play';
import { ALL_GAMES } from '../support/tables';

const GAMES = 6;

// The framework says aloud when there is nothing to undo, which this test tries after every move.
beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => jest.restoreAllMocks());

describe.each(ALL_GAMES)('The undo button of %s', (_id, game) => {
  it('is enabled exactly when the framework undoes, and so is redo', () => {
    let could = 0;
    let couldNot = 0;
    for (let n = 1; n <= GAMES; n++) {
      const numPlayers = game.seats.least + (n % (game.seats.most - game.seats.least + 1));
      const chance = fastRandom(n);
      const client = Client({
        game: { ...game.game, seed: `button-${n}` },
        numPlayers,
        debug: false,
      });
      client.start();
      const now = () => {
        const { G, ctx } = client.store.getState();
        return { G, ctx, log: client.log ?? [], text: JSON.stringify(G) };
      };
      while (now().ctx.gameover === undefined) {
        const { G, ctx } = now();
        const { seat, options } = nextToAct(game, G, ctx, chance);
        const { move, args } = pickMove(options, chance);
        client.updatePlayerID(String(seat));
        client.moves[move]?.(...args);
        const after = now();
        const block = whyNoUndo(game, after, seat);
        // In one's own client the framework undoes for whoever asks; on a table only for the one who may move.
        if (block === 'together' || block === 'notYours' || block === 'over') continue;
        client.undo();
        const undone = now();
        expect([n, move, block === null]).toEqual([n, move, undone.text !== after.text]);
        if (undone.text === after.text) {
          couldNot += 1;
          continue;
        }
        could += 1;
        expect([n, move, mayRedo(undone, seat)]).toEqual([n, move, true]);
        client.redo();
        expect([n, move, now().text]).toEqual([n, move, after.text]);
        expect([n, move, mayRedo(now(), seat)]).toEqual([n, move, false]);
      }
    }
    expect(could).toBeGreaterThan(GAMES);
    expect(couldNot).toBeGreaterThan(0);
  });
});
