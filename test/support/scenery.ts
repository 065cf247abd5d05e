import type { Ctx, Game } from 'boardgame.io';
import { type Asking, NOBODY } from '../../game/table/asking';
import { type ChronicleEvent, listen } from '../../game/table/chronicle';
import { at, range } from '../../game/table/lists';
import type { GameModule } from '../../game/table/module';
import { allChoices, type Choice, choiceOf, type Option } from '../../game/table/options';
import { fastRandom, type Random } from '../../game/table/random';
import type { Refusal } from '../../game/table/refusal';
import { createRunner, type Match, type Runner } from '../../game/table/runner/runner';

/** The first move of those an option stands for: no chance, always the least. */
const LEAST: Random = { Number: () => 0, Die: () => 1, Shuffle: (list) => list.slice() };

/** A scene of any game, set in any phase, from which the real rules play on. */
export class Scenery<G extends Asking & View, View extends Asking> {
  readonly chronicle: { readonly told: ChronicleEvent[] };
  private readonly runner: Runner<G>;
  private readonly match: Match<G>;

  /**
   * @param phase the phase that begins with this state
   * @param random chance from here on, for instance dice that are known in advance
   */
  constructor(
    private readonly game: GameModule<G, View, unknown>,
    phase: string,
    numPlayers: number,
    state: G,
    random: Random = fastRandom(1),
  ) {
    this.chronicle = listen(game.events);
    const phases = Object.fromEntries(
      Object.entries(game.game.phases ?? {}).map(([name, each]) => [
        name,
        { ...(each as object), start: name === phase },
      ]),
    );
    const scene: Game<G> = { ...game.game, phases, setup: () => state };
    this.runner = createRunner(scene, { chronicle: this.chronicle });
    this.match = this.runner.begin({ numPlayers, random });
  }

  get G(): G {
    return this.match.G;
  }

  get ctx(): Ctx {
    return this.match.ctx;
  }

  /** What a seat may know; null is a spectator. */
  seenBy(seat: number | null): View {
    return this.game.view(this.G, this.ctx, seat);
  }

  /** `what seat`, e.g. `bid 2`; the seat of a question to everybody is -1. */
  get asked(): string {
    return `${this.G.asked.what} ${this.G.asked.seat}`;
  }

  /** Makes moves that must be legal: `play(0, 'nameVotes', 3)`. */
  play(seat: number, move: string, ...args: Choice['args']): this {
    const refusal = this.game.whyNot(this.G, this.ctx, seat, move, args);
    if (refusal || !this.runner.move(this.match, seat, move, args))
      throw new Error(
        `${move}(${JSON.stringify(args)}) of seat ${seat}: ${JSON.stringify(refusal)}`,
      );
    return this;
  }

  /** The reason why a move is refused. Also tries it, and sees that nothing changes. */
  refusal(seat: number, move: string, ...args: unknown[]): Refusal {
    const refusal = this.game.whyNot(this.G, this.ctx, seat, move, args);
    const before = JSON.stringify([this.G, this.ctx]);
    const accepted = this.runner.move(this.match, seat, move, args);
    if (!refusal || accepted || JSON.stringify([this.G, this.ctx]) !== before)
      throw new Error(`${move}(${JSON.stringify(args)}) of seat ${seat} was not refused`);
    return refusal;
  }

  options(seat: number): Option[] {
    return this.game.options(this.G, this.ctx, seat);
  }

  /** The arguments of every single legal move of one kind, ranges spelled out. */
  choices(seat: number, move: string): Choice['args'][] {
    const options = this.options(seat).filter((option) => option.move === move);
    return allChoices(options).map(({ args }) => args);
  }

  /** Everybody answers with the first option listed, the most modest one, until this is asked. */
  idleUntil(question: G['asked']['what'] | 'theEnd'): this {
    const over = () => this.ctx.gameover !== undefined;
    while (question === 'theEnd' ? !over() : this.G.asked.what !== question) {
      if (over()) throw new Error(`the game ended before ${question} was asked`);
      const seats = range(this.ctx.numPlayers);
      const seat = seats.find((each) => this.game.awaits(this.G, this.ctx, each)) ?? NOBODY;
      const { move, args } = choiceOf(at(this.options(seat), 0), LEAST);
      this.play(seat, move, ...args);
    }
    return this;
  }

  /** All events of one type told since the scene began. */
  told(type: string): ChronicleEvent['args'][] {
    return this.chronicle.told.filter((event) => event.type === type).map((event) => event.args);
  }
}
