import { useState } from 'react';
import { useLocation } from 'wouter';
import { type GameId, MANIFESTS } from '../../game/manifests';
import { BOT_LEVELS, type BotLevel, CLOCKS, type Clock } from '../../game/online/api';
import { range } from '../../game/table/lists';
import { useOnlineWords } from '../locales/useOnlineWords';
import { useWords } from '../locales/useWords';
import { api } from '../online/api';
import { rememberedName } from '../online/device';
import { useRefused } from '../online/useRefused';
import { NameField } from './NameField';

/** A table of one's own on the server: seats, bots, options, clock, and who may come. */
export function OpenTable({ game }: { game: GameId }) {
  const { ui, games } = useWords();
  const online = useOnlineWords();
  const { title, seats, tableOptions } = MANIFESTS[game];
  const [name, setName] = useState(rememberedName);
  const [players, setPlayers] = useState<number>(seats.most);
  const [bots, setBots] = useState<BotLevel[]>([]);
  const [options, setOptions] = useState<Record<string, boolean>>({});
  const [unlisted, setUnlisted] = useState(false);
  const [clock, setClock] = useState<Clock>('none');
  const [, go] = useLocation();
  const refused = useRefused();
  const seated = bots.slice(0, players - 1);

  return (
    <form
      className="panel open-table"
      onSubmit={(event) => {
        event.preventDefault();
        const wish = { game, players, options, unlisted, clock, name, bots: seated };
        void api.create(wish).then(({ matchID }) => go(`/online/${matchID}`), refused);
      }}
    >
      <h2>
        {online.newTable}: {title}
      </h2>
      <NameField value={name} onChange={setName} />
      <Row title={ui.howMany}>
        {range(seats.most - seats.least + 1).map((i) => (
          <Toggle
            key={i}
            on={players === seats.least + i}
            onToggle={() => setPlayers(seats.least + i)}
          >
            {seats.least + i}
          </Toggle>
        ))}
      </Row>
      <Row title={online.botSeats}>
        {seated.map((level, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the row
          <Toggle key={i} on onToggle={() => setBots(bots.filter((_, j) => j !== i))}>
            {online.levels[level]} ×
          </Toggle>
        ))}
        {seated.length < players - 1 &&
          BOT_LEVELS.map((level) => (
            <Toggle key={level} on={false} onToggle={() => setBots([...seated, level])}>
              + {online.levels[level]}
            </Toggle>
          ))}
      </Row>
      <Row title={online.visibility}>
        <Toggle on={!unlisted} onToggle={() => setUnlisted(false)}>
          {online.public}
        </Toggle>
        <Toggle on={unlisted} onToggle={() => setUnlisted(true)}>
          {online.unlisted}
        </Toggle>
      </Row>
      <Row title={online.clock}>
        {CLOCKS.map((each) => (
          <Toggle key={each} on={clock === each} onToggle={() => setClock(each)}>
            {online.clocks[each]}
          </Toggle>
        ))}
      </Row>
      {clock !== 'none' && <p className="faint">{online.clockWhy}</p>}
      {tableOptions.map((option) => (
        <label key={option.name} className="check">
          <input
            type="checkbox"
            checked={options[option.name] ?? option.default}
            onChange={(event) => setOptions({ ...options, [option.name]: event.target.checked })}
          />
          {games[game]?.options[option.name]}
        </label>
      ))}
      <button type="submit" className="button primary">
        {online.open}
      </button>
    </form>
  );
}

function Row({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="choices">{children}</div>
    </fieldset>
  );
}

interface ToggleProps {
  on: boolean;
  onToggle: () => void;
  children: React.ReactNode;
}

function Toggle({ on, onToggle, children }: ToggleProps) {
  return (
    <button type="button" className="button" aria-pressed={on} onClick={onToggle}>
      {children}
    </button>
  );
}
