import type { LogEntry, PlayerID, State } from 'boardgame.io';
import type { Bot } from 'boardgame.io/ai';
import type { ChronicleEvent } from '../table/chronicle';
import type { AnyGame } from '../table/module';
import type { Answer, Question } from './brain';
import type { LevelName } from './levels';

export interface FrameworkBotOptions {
  /** The rules of the game it plays. */
  readonly game: AnyGame;
  readonly level: LevelName;
  readonly seed: number;
  /** All that was told so far. What an undo took back must be left out; the stock log does not do that. */
  readonly eventsOf?: (state: State) => readonly ChronicleEvent[];
  /** Asks the brain, which may sit in another thread. */
  readonly think: Think;
}

export type Think = (question: Question) => Promise<Answer>;

type BotClass = typeof Bot;

/**
 * Our bots in the framework's form: `new (frameworkBot(Bot))({ game, level: 'hard', seed: 1, think: thinkHere(game) })`. The base class
 * is handed in, because importing it would load the whole framework into every process that searches. The bot takes the
 * seat's view of whatever state it is given, so that it cannot cheat even where the framework hands it everything.
 */
export function frameworkBot(Base: BotClass) {
  return class TricliniumBot extends Base {
    constructor(private readonly options: FrameworkBotOptions) {
      const { game, seed } = options;
      super({ enumerate: game.game.ai?.enumerate ?? (() => []), seed });
    }

    async play(state: State, playerID: PlayerID) {
      const { game, level, seed, eventsOf = eventsOfLog, think } = this.options;
      const { ctx } = state;
      const seat = Number(playerID);
      const view = game.view(state.G, ctx, seat);
      const { choice } = await think({ view, ctx, seat, events: eventsOf(state), level, seed });
      const { move, args } = choice;
      // A brain elsewhere may say anything.
      if (game.whyNot(view, ctx, seat, move, args))
        throw new Error(`${move}(${JSON.stringify(args)}) is no move of seat ${seat}`);
      return { action: { type: 'MAKE_MOVE' as const, payload: { type: move, args, playerID } } };
    }
  };
}

/** A brain in this thread. It comes when it is needed: whoever has one elsewhere never loads it. */
export function thinkHere({ id }: AnyGame): Think {
  return async (question) => {
    const { createBrain } = await import('./brain');
    return createBrain(id).think(question);
  };
}

function eventsOfLog(state: State & { log?: LogEntry[] }): ChronicleEvent[] {
  return (state.log ?? []).flatMap(({ metadata }) => (metadata as ChronicleEvent[]) ?? []);
}
