import '../support/production';
import type { State } from 'boardgame.io';
import { Bot } from 'boardgame.io/ai';
import { frameworkBot } from '../../game/bots/frameworkBot';
import type { Asking } from '../../game/table/asking';
import { fastRandom } from '../../game/table/random';
import { frameworkMatch } from '../support/framework';
import { nextToAct } from '../support/play';
import { ALL_GAMES, secretsOf } from '../support/tables';

const TricliniumBot = frameworkBot(Bot);

describe.each(ALL_GAMES)('The bot of %s in the framework’s form', (id, game) => {
  const bot = new TricliniumBot({ game: id, level: 'normal', seed: 3 });
  const cheap = new TricliniumBot({ game: id, level: 'easy', seed: 4 });

  it('is a Bot, and plays a game of the framework to its end', async () => {
    expect(bot).toBeInstanceOf(Bot);
    const chance = fastRandom(5);
    const match = frameworkMatch(game.game, game.seats.least, '5');
    for (let moves = 0; match.ctx.gameover === undefined; moves++) {
      if (moves > 2000) throw new Error('no end: seed 5');
      const { seat } = nextToAct(game, match.G, match.ctx, chance);
      const { action } = await (moves % 10 === 0 ? bot : cheap).play(match.state, `${seat}`);
      const before = match.state._stateID;
      match.move(seat, action.payload.type, action.payload.args as unknown[]);
      expect(match.state._stateID).toBe(before + 1);
    }
  });

  it('looks at nothing but the view, even where the framework hands it everything', async () => {
    const chance = fastRandom(6);
    const match = frameworkMatch(game.game, game.seats.most, '6');
    for (let moves = 0; moves < 60 && match.ctx.gameover === undefined; moves++) {
      const { seat } = nextToAct(game, match.G, match.ctx, chance);
      const { action } = await bot.play(match.state, `${seat}`);
      const G: Asking = secretsOf(game).scramble(match.G, seat, chance);
      const other: State = { ...match.state, G };
      expect((await bot.play(other, `${seat}`)).action).toEqual(action);
      match.move(seat, action.payload.type, action.payload.args as unknown[]);
    }
  });
});
