import '../support/production';
import type { State } from 'boardgame.io';
import { Bot } from 'boardgame.io/ai';
import type { Question } from '../../game/bots/brain';
import { frameworkBot, thinkHere } from '../../game/bots/frameworkBot';
import type { Asking } from '../../game/table/asking';
import { allChoices, type Choice } from '../../game/table/options';
import { fastRandom } from '../../game/table/random';
import { frameworkMatch } from '../support/framework';
import { nextToAct } from '../support/play';
import { ALL_GAMES, secretsOf } from '../support/tables';

const TricliniumBot = frameworkBot(Bot);

describe.each(ALL_GAMES)('The bot of %s in the framework’s form', (_id, game) => {
  const think = thinkHere(game);
  const bot = new TricliniumBot({ game, level: 'normal', seed: 3, think });
  const cheap = new TricliniumBot({ game, level: 'easy', seed: 4, think });

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

  it('plays the same on the view of its seat', async () => {
    const match = frameworkMatch(game.game, game.seats.most, '7');
    const chance = fastRandom(7);
    for (let moves = 0; moves < 20; moves++) {
      const { seat } = nextToAct(game, match.G, match.ctx, chance);
      const { action } = await bot.play(match.state, `${seat}`);
      const G = game.view(match.G, match.ctx, seat);
      expect((await bot.play({ ...match.state, G }, `${seat}`)).action).toEqual(action);
      match.move(seat, action.payload.type, action.payload.args as unknown[]);
    }
  });

  it('asks a brain elsewhere, and plays nothing that the rules refuse', async () => {
    const { state } = frameworkMatch(game.game, game.seats.least, '8');
    const { seat } = nextToAct(game, state.G, state.ctx, fastRandom(8));
    const [choice] = allChoices(game.options(state.G, state.ctx, seat));
    const questions: Question[] = [];
    const botThatSays = (said: Choice) =>
      new TricliniumBot({
        game,
        level: 'hard',
        seed: 9,
        eventsOf: () => [],
        think: async (question) => {
          questions.push(question);
          return { choice: said, alternatives: [], iterations: 0 };
        },
      });
    const { action } = await botThatSays(choice as Choice).play(state, `${seat}`);
    expect(action.payload).toMatchObject({ type: choice?.move, args: choice?.args });
    expect(questions).toEqual([
      expect.objectContaining({ seat, level: 'hard', seed: 9, events: [] }),
    ]);
    expect(questions[0]?.view).toEqual(game.view(state.G, state.ctx, seat));
    const illegal = botThatSays({ move: 'flyAway', args: [1] }).play(state, `${seat}`);
    await expect(illegal).rejects.toThrow('flyAway([1]) is no move of seat');
  });
});
