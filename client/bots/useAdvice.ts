import { useEffect, useState } from 'react';
import type { Answer } from '../../game/bots/brain';
import { useTable } from '../table/TableContext';
import { seedOf } from './seed';
import { Thinker } from './Thinker';

/** One for the page: whoever asks for advice once will ask again. */
const adviser = new Thinker();

const MILLISECONDS = 1_000;

export interface Advice {
  /** Null while it is being thought of. */
  readonly answer: Answer | null;
  readonly hasFailed: boolean;
  askAgain(): void;
}

/** What a strong bot would do at this seat, seeing what the seat sees. */
export function useAdvice(): Advice {
  const { game, view, ctx, seat, deeds } = useTable();
  const [tries, setTries] = useState(0);
  const [result, setResult] = useState<Answer | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, and again on demand: advice goes when the state changes
  useEffect(() => {
    if (seat === null) return;
    let isGone = false;
    setResult(null);
    const events = deeds.flatMap((deed) => deed.events);
    const seed = seedOf(`${game.id}-${seat}-${deeds.length}`);
    const limits = { level: 'hard', milliseconds: MILLISECONDS } as const;
    adviser.think(game.id, { view, ctx, seat, events, seed, ...limits }).then(
      (answer) => !isGone && setResult(answer),
      (problem) => {
        console.warn('No advice came.', problem);
        if (!isGone) setResult('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [tries]);
  const hasFailed = result === 'failed';
  return { answer: hasFailed ? null : result, hasFailed, askAgain: () => setTries(tries + 1) };
}
