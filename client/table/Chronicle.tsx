import type { ChronicleEvent } from '../../game/table/chronicle';
import { type SyllaSentences, say } from '../locales/sylla';
import type { Words } from '../locales/words';

interface Props {
  words: Words;
  sentences: SyllaSentences;
  events: readonly ChronicleEvent[];
}

/** What happened, the latest first. */
export function Chronicle({ words, sentences, events }: Props) {
  const lines = events.map(({ type, args }, i) => ({
    i,
    text: say(sentences.chronicle, type, args),
  }));
  return (
    <section className="chronicle">
      <h2>{words.ui.chronicle}</h2>
      <ol reversed>
        {lines.reverse().map(({ i, text }) => (
          <li key={i}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
