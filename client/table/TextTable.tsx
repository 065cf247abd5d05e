import { useState } from 'react';
import { sylla } from '../../game/sylla';
import { EVERYBODY } from '../../game/table/asking';
import type { Outcome as GameOutcome } from '../../game/table/module';
import { allChoices, type Choice } from '../../game/table/options';
import type { SyllaSentences } from '../locales/sylla';
import type { Words } from '../locales/words';
import { Chronicle } from './Chronicle';
import { Commons } from './Commons';
import { SeatCard } from './SeatCard';
import { sayOption } from './sayOption';
import { type SeatClient, useMatch } from './useMatch';

interface Props {
  players: number;
  words: Words;
  sentences: SyllaSentences;
}

/** The table in words: several people in one browser, each choosing from the list of options. */
export function TextTable({ players, words, sentences }: Props) {
  const seats = useMatch(players);
  const [looking, setLooking] = useState<number | null>(null);
  const first = seats?.[0];
  if (!seats || !first) return null;

  const waiting = seats.flatMap(({ view, ctx }, seat) =>
    sylla.awaits(view, ctx, seat) ? [seat] : [],
  );
  // In a simultaneous choice a seat that has decided may come back and decide otherwise.
  const mayLook = looking !== null && waiting.length > 0 && first.view.asked.seat === EVERYBODY;
  const acting = mayLook ? looking : (waiting[0] ?? null);
  const seen = seats[acting ?? 0] ?? first;
  const choose = (option: Choice): void => {
    seen.move(option);
    setLooking(null);
  };

  return (
    <main>
      {acting === null ? (
        <Outcome words={words} outcome={first.ctx.gameover} />
      ) : (
        <Question words={words} seat={acting} client={seen} onChoose={choose} />
      )}
      <Commons words={words} view={seen.view} />
      <section className="seats">
        {seen.view.players.map((player, seat) => (
          <SeatCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            words={words}
            view={seen.view}
            player={player}
            seat={seat}
            asked={waiting.includes(seat)}
            onLook={first.view.asked.seat === EVERYBODY ? () => setLooking(seat) : undefined}
          />
        ))}
      </section>
      <Chronicle words={words} sentences={sentences} events={seen.chronicle} />
    </main>
  );
}

interface QuestionProps {
  words: Words;
  seat: number;
  client: SeatClient;
  onChoose: (option: Choice) => void;
}

function Question({ words, seat, client, onChoose }: QuestionProps) {
  const { view, ctx } = client;
  const options = allChoices(sylla.options(view, ctx, seat));
  return (
    <section className="question">
      <h2>
        {words.seat(seat)}: {words.prompts[view.asked.what]}
      </h2>
      <ul className="options">
        {options.map((option) => (
          <li key={JSON.stringify(option)}>
            <button type="button" onClick={() => onChoose(option)}>
              {sayOption(words, view, option)}
            </button>
          </li>
        ))}
      </ul>
      {client.undo && (
        <button type="button" className="undo" onClick={client.undo}>
          {words.ui.undo}
        </button>
      )}
    </section>
  );
}

function Outcome({ words, outcome }: { words: Words; outcome?: GameOutcome }) {
  if (!outcome) return null;
  return (
    <section className="question" data-over>
      <h2>{words.ui.over}</h2>
      <p>
        {outcome.winners.map(words.seat).join(', ')} {words.ui.wins}: {outcome.totals?.join(' · ')}
      </p>
    </section>
  );
}
