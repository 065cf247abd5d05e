import { type Answer, type Brain, createBrain, type Question } from './brain';
import type { PastDeed, Review } from './review';

/** What a worker is asked, in a browser and on the server alike: plain JSON. */
export type Request = ThinkRequest | ReviewRequest;

export interface ThinkRequest {
  readonly id: number;
  readonly game: string;
  readonly question: Question;
}

/** After a game: what one of its deeds was worth. */
export interface ReviewRequest {
  readonly id: number;
  readonly game: string;
  readonly deed: PastDeed;
}

/** What it answers. */
export type Reply =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly review: Review }
  | { readonly id: number; readonly error: string };

/**
 * The whole of a worker but its wires:
 * `const reply = createThinker(() => performance.now()); onmessage = ({ data }) => postMessage(reply(data));`
 */
export function createThinker(now: () => number) {
  const brains = new Map<string, Brain>();
  return (request: Request): Reply => {
    const { id, game } = request;
    try {
      const brain = brains.get(game) ?? createBrain(game);
      brains.set(game, brain);
      if ('deed' in request) return { id, review: brain.review(request.deed) };
      return { id, answer: brain.think(request.question, now) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}
