import type { PhaseConfig } from 'boardgame.io';
import type { Table } from './module';
import { clockwiseFrom, playOrderFrom } from './seats';

/**
 * The rhythm all three games share: at any moment the table asks one question, of one seat or of everybody
 * at once. The question stands in G; phases and turns of the framework follow from it, so that turn order,
 * prompt, options and undo never disagree.
 */
export interface Question<What extends string = string> {
  what: What;
  /** A seat, EVERYBODY for a simultaneous choice, or NOBODY between questions. */
  seat: number;
}

export const EVERYBODY = -1;
export const NOBODY = -2;

/**
 * Between two questions. A phase opens with NOT_YET and closes with PHASE_OVER. They differ because the framework
 * asks a new phase's `endIf` once before its `onBegin`, when G still shows how the last phase ended.
 */
export const NOT_YET = 'notYet';
export const PHASE_OVER = 'phaseOver';

export interface Asking {
  asked: Question;
}

export function ask<G extends Asking>(G: G, what: G['asked']['what'], seat: number): void {
  G.asked.what = what;
  G.asked.seat = seat;
}

export function endPhase(G: Asking): void {
  ask(G, PHASE_OVER, NOBODY);
}

interface PhaseOfQuestions<T extends Table> {
  /** The first phase of the game. */
  start?: boolean;
  /** The phase that follows, or a choice of it. */
  next?: string | ((table: T) => string);
  /** Asks the first question, or ends the phase at once. */
  begin: (table: T) => void;
  moves?: NonNullable<PhaseConfig['moves']>;
  /** The seat that begins the round; the play order goes clockwise from it. */
  leader: (G: T['G']) => number;
  /** A phase in which all decide at once, in secret. */
  simultaneous?: boolean;
  /**
   * Whose turn it is, where others are asked in the middle of it: they answer as active players, and the turn goes
   * on. Without it every question to another seat is that seat's turn.
   */
  current?: (G: T['G']) => number;
}

/** The turn of a seat as the framework needs it to let another one answer in between. */
interface Answering {
  events: { setActivePlayers(arg: { value?: Record<string, string> }): void };
}

/** A framework phase whose turns follow the questions. */
export function phaseOfQuestions<T extends Table<Asking>>(phase: PhaseOfQuestions<T>) {
  const current = phase.current ?? (({ asked }: T['G']) => asked.seat);
  return {
    start: phase.start ?? false,
    next: phase.next,
    onBegin: (table: T): void => phase.begin(table),
    endIf: ({ G }: T) => G.asked.what === PHASE_OVER,
    onEnd: ({ G }: T): void => ask(G, NOT_YET, NOBODY),
    moves: phase.moves ?? {},
    turn: {
      order: {
        playOrder: ({ G, ctx }: T) => playOrderFrom(phase.leader(G), ctx.numPlayers),
        first: ({ G, ctx }: T) =>
          current(G) < 0 ? 0 : clockwiseFrom(phase.leader(G), ctx.numPlayers).indexOf(current(G)),
        next: ({ G, ctx }: T) => ctx.playOrder.indexOf(String(current(G))),
      },
      endIf: ({ G, ctx }: T) => current(G) >= 0 && String(current(G)) !== ctx.currentPlayer,
      ...(phase.simultaneous ? { activePlayers: { all: 'deciding' } } : {}),
      ...(phase.current ? { onMove: letAnswer(phase.current) } : {}),
    },
  };
}

/**
 * Makes the seat that is asked the active one, or gives the turn back to its owner. A move that ends the turn leaves
 * that to the turn itself.
 */
function letAnswer<G extends Asking>(current: (G: G) => number) {
  return ({ G, ctx, events }: Table<G> & Answering): void => {
    const { seat } = G.asked;
    if (String(current(G)) !== ctx.currentPlayer) return;
    if (seat >= 0 && seat !== current(G))
      events.setActivePlayers({ value: { [seat]: 'answering' } });
    else if (ctx.activePlayers) events.setActivePlayers({});
  };
}
