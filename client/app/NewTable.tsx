import { useState } from 'react';
import { useLocation } from 'wouter';
import { LEVEL_NAMES } from '../../game/bots/levels';
import { isGameId, MANIFESTS } from '../../game/manifests';
import { range } from '../../game/table/lists';
import { createSave } from '../local/gameFile';
import { COLOURS, type SeatPlan } from '../local/saves';
import { useWords } from '../locales/useWords';
import { Sign } from '../table/SeatName';
import { Group } from '../ui/Group';
import { Icon } from '../ui/Icon';
import { toast } from '../ui/toast';
import { NotFound } from './NotFound';
import { PageHead } from './PageHead';
import './newTable.css';

const LONGEST_NAME = 24;

/** Who plays, with what name, person or bot, and by which options. */
export default function NewTable({ game }: { game: string }) {
  const { ui, games, signs } = useWords();
  const [, go] = useLocation();
  const [seats, setSeats] = useState<SeatPlan[]>(() =>
    range(COLOURS).map((i) => ({ name: '', kind: i === 0 ? 'person' : 'bot', colour: i })),
  );
  const [players, setPlayers] = useState(isGameId(game) ? MANIFESTS[game].seats.most : 0);
  const [options, setOptions] = useState<Record<string, boolean>>({});
  const [isLaying, setLaying] = useState(false);
  if (!isGameId(game)) return <NotFound />;

  const { title, seats: range_, tableOptions } = MANIFESTS[game];
  const change = (i: number, plan: Partial<SeatPlan>): void =>
    setSeats((before) => before.map((seat, j) => (j === i ? { ...seat, ...plan } : seat)));
  const isWatched = seats.slice(0, players).every(({ kind }) => kind === 'bot');
  const start = async (): Promise<void> => {
    setLaying(true);
    const named = seats.slice(0, players).map(({ name, kind, colour, level }) => ({
      kind,
      colour,
      ...(kind === 'bot' && { level: level ?? 'normal' }),
      name: name.trim() || (signs[colour] ?? ''),
    }));
    try {
      const { id } = await createSave(game, named, options);
      go(`/here/${id}`);
    } catch {
      setLaying(false);
      toast(ui.storageFull);
    }
  };

  return (
    <div className="page">
      <PageHead title={title} />
      <main className="new-table">
        <form
          className="panel"
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <h2>{ui.newTable}</h2>
          <fieldset>
            <legend>{ui.howMany}</legend>
            <div className="choices">
              {range(range_.most - range_.least + 1).map((i) => (
                <button
                  key={i}
                  type="button"
                  className="button"
                  aria-pressed={players === range_.least + i}
                  onClick={() => setPlayers(range_.least + i)}
                >
                  {range_.least + i}
                </button>
              ))}
            </div>
          </fieldset>
          <ul className="seat-plans">
            {seats.slice(0, players).map(({ name, kind, colour, level = 'normal' }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={i} data-colour={colour}>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={ui.changeSign(signs[colour] ?? '')}
                  data-tip={ui.changeSign(signs[colour] ?? '')}
                  onClick={() => setSeats(withNextColour(seats, i))}
                >
                  <Sign colour={colour} className="plan-sign" />
                </button>
                <label className="field">
                  <span>{ui.seat(i + 1)}</span>
                  <input
                    type="text"
                    value={name}
                    placeholder={signs[colour]}
                    maxLength={LONGEST_NAME}
                    autoComplete="off"
                    onChange={(event) => change(i, { name: event.target.value })}
                  />
                </label>
                <Group className="choices" label={ui.seat(i + 1)}>
                  <button
                    type="button"
                    className="button"
                    data-item
                    aria-pressed={kind === 'person'}
                    onClick={() => change(i, { kind: 'person' })}
                  >
                    <Icon name="seat-person" />
                    {ui.person}
                  </button>
                  <button
                    type="button"
                    className="button"
                    data-item
                    aria-pressed={kind === 'bot'}
                    onClick={() => change(i, { kind: 'bot' })}
                  >
                    <Icon name="seat-bot" />
                    {ui.bot}
                  </button>
                </Group>
                {kind === 'bot' && (
                  <Group className="choices levels" label={ui.level(name || (signs[colour] ?? ''))}>
                    {LEVEL_NAMES.map((each) => (
                      <button
                        key={each}
                        type="button"
                        className="button"
                        data-item
                        aria-pressed={level === each}
                        onClick={() => change(i, { level: each })}
                      >
                        {ui.levels[each]}
                      </button>
                    ))}
                  </Group>
                )}
              </li>
            ))}
          </ul>
          {tableOptions.length > 0 && (
            <fieldset>
              <legend>{ui.options}</legend>
              {tableOptions.map((option) => (
                <label key={option.name} className="check">
                  <input
                    type="checkbox"
                    checked={options[option.name] ?? option.default}
                    onChange={(event) =>
                      setOptions({ ...options, [option.name]: event.target.checked })
                    }
                  />
                  {games[game]?.options[option.name]}
                </label>
              ))}
            </fieldset>
          )}
          <button type="submit" className="button primary" disabled={isLaying}>
            {isLaying ? ui.loading : isWatched ? ui.watch : ui.start}
          </button>
        </form>
      </main>
    </div>
  );
}

/** Gives a seat the next colour; whoever had that one takes the colour that becomes free. */
function withNextColour(seats: readonly SeatPlan[], seat: number): SeatPlan[] {
  const from = seats[seat]?.colour ?? 0;
  const to = (from + 1) % COLOURS;
  return seats.map((plan) => {
    if (plan.colour === from) return { ...plan, colour: to };
    return plan.colour === to ? { ...plan, colour: from } : plan;
  });
}
