import type { LogEntry, PlayerID, State } from 'boardgame.io';
import type { Bot } from 'boardgame.io/ai';
import type { Asking } from '../table/asking';
import type { ChronicleEvent } from '../table/chronicle';
import { covers } from '../table/options';
import { type Brain, createBrain } from './brain';
import type { LevelName } from './levels';
import { mindOf } from './minds';

export interface FrameworkBotOptions {
  readonly game: string;
  readonly level: LevelName;
  readonly seed: number;
  /** All that was told so far. What an undo took back must be left out; the stock log does not do that. */
  readonly eventsOf?: (state: State) => readonly ChronicleEvent[];
}

type BotClass = typeof Bot;

/**
 * Our bots in the framework's form: `new (frameworkBot(Bot))({ game: 'sylla', level: 'hard', seed: 1 })`. The base class
 * is handed in, because importing it would load the whole framework into every process that searches. The bot takes the
 * seat's view of whatever state it is given, so that it cannot cheat even where the framework hands it everything.
 */
export function frameworkBot(Base: BotClass) {
  return class TricliniumBot extends Base {
    private readonly mind;
    private readonly brain: Brain;
    private readonly eventsOf;

    constructor(private readonly options: FrameworkBotOptions) {
      const mind = mindOf(options.game);
      super({ enumerate: mind.game.game.ai?.enumerate ?? (() => []), seed: options.seed });
      this.mind = mind;
      this.brain = createBrain(options.game);
      this.eventsOf = options.eventsOf ?? eventsOfLog;
    }

    async play(state: State, playerID: PlayerID) {
      const seat = Number(playerID);
      const { ctx } = state;
      const view = this.mind.game.view(state.G as Asking, ctx, seat);
      const { level, seed } = this.options;
      const events = this.eventsOf(state);
      const { choice } = this.brain.think({ view, ctx, seat, events, level, seed });
      const action = this.enumerate(view, ctx, playerID).find(({ payload }) =>
        covers(choice, payload.type, payload.args ?? []),
      );
      if (!action) throw new Error(`${choice.move} is no move of seat ${seat}`);
      return { action };
    }
  };
}

function eventsOfLog(state: State & { log?: LogEntry[] }): ChronicleEvent[] {
  return (state.log ?? []).flatMap(({ metadata }) => (metadata as ChronicleEvent[]) ?? []);
}
