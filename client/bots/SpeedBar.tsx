import { useSyncExternalStore } from 'react';
import { useBotWords } from '../locales/useBotWords';
import { Group } from '../ui/Group';
import { type Pace, SPEEDS } from './Pace';
import './bots.css';

/** For those who only watch: how fast the bots play. */
export default function SpeedBar({ pace }: { pace: Pace }) {
  const words = useBotWords();
  const speed = useSyncExternalStore(pace.subscribe.bind(pace), () => pace.speed);
  return (
    <section className="speed-bar" aria-label={words.speed}>
      <p>{words.watching}</p>
      <Group className="speeds" label={words.speed}>
        {SPEEDS.map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            data-item
            aria-pressed={speed === each}
            onClick={() => pace.set(each)}
          >
            {words.speeds[each]}
          </button>
        ))}
      </Group>
    </section>
  );
}
