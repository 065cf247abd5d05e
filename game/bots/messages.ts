import { type Answer, type Brain, createBrain, type Question } from './brain';

/** What a worker is asked and answers, in a browser and on the server alike: plain JSON. */
export interface ThinkRequest {
  readonly id: number;
  readonly game: string;
  readonly question: Question;
}

export type ThinkReply =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string };

/**
 * The whole of a worker but its wires:
 * `const reply = createThinker(() => performance.now()); onmessage = ({ data }) => postMessage(reply(data));`
 */
export function createThinker(now: () => number): (request: ThinkRequest) => ThinkReply {
  const brains = new Map<string, Brain>();
  return ({ id, game, question }) => {
    try {
      const brain = brains.get(game) ?? createBrain(game);
      brains.set(game, brain);
      return { id, answer: brain.think(question, now) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}
