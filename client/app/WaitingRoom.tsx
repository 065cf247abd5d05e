import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { MANIFESTS } from '../../game/manifests';
import { BOT_LEVELS, type SeatedMatch } from '../../game/online/api';
import { useOnlineWords } from '../locales/useOnlineWords';
import { useWords } from '../locales/useWords';
import { api } from '../online/api';
import { rememberedName } from '../online/device';
import { useRefused } from '../online/useRefused';
import { Sign } from '../table/SeatName';
import { Icon } from '../ui/Icon';
import { toast } from '../ui/toast';
import { NameField } from './NameField';
import { PageHead } from './PageHead';
import './lobby.css';

interface Props {
  info: SeatedMatch;
  onChange: (info: SeatedMatch) => void;
}

/** Who sits where, the link that invites, and the free seats. */
export function WaitingRoom({ info, onChange }: Props) {
  const { ui, games } = useWords();
  const online = useOnlineWords();
  const [name, setName] = useState(rememberedName);
  const [, go] = useLocation();
  const refused = useRefused();
  const { matchID, seats, own, clock, options } = info;
  const isSeated = own.length > 0;
  const isOpener = own.some(({ seat }) => seat === 0);
  const act = (deed: Promise<SeatedMatch>): void => void deed.then(onChange, refused);
  const share = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href);
    toast(online.copied);
  };
  return (
    <div className="page lobby">
      <PageHead title={MANIFESTS[info.game].title} />
      <main>
        <section className="panel waiting">
          <h2>{online.waitingRoom}</h2>
          <p>{online.waitingWhy}</p>
          <p className="faint">
            {online.clock}: {online.clocks[clock]}
          </p>
          {Object.keys(options)
            .filter((option) => options[option])
            .map((option) => (
              <p key={option} className="faint">
                {games[info.game]?.options[option]}
              </p>
            ))}
          <label className="field">
            <span>{online.invite}</span>
            <input
              type="text"
              readOnly
              value={location.href}
              onFocus={(event) => event.target.select()}
            />
          </label>
          <button type="button" className="button" onClick={() => void share().catch(() => {})}>
            <Icon name="share" />
            {online.copy}
          </button>
          {!isSeated && <NameField value={name} onChange={setName} />}
          <ul className="waiting-seats">
            {seats.map(({ name: taken, bot }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat} data-colour={seat}>
                <Sign colour={seat} className="plan-sign" />
                <strong>
                  {taken ?? (bot ? online.seatBot(online.levels[bot]) : online.freeSeat)}
                </strong>
                {taken === null && bot === null && !isSeated && (
                  <button
                    type="button"
                    className="button primary"
                    onClick={() => act(api.join(matchID, name, seat))}
                  >
                    {online.join}
                  </button>
                )}
                {taken === null && bot === null && isOpener && (
                  <span className="choices">
                    {BOT_LEVELS.map((level) => (
                      <button
                        key={level}
                        type="button"
                        className="button"
                        onClick={() => act(api.seatBot(matchID, seat, level))}
                      >
                        + {online.seatBot(online.levels[level])}
                      </button>
                    ))}
                  </span>
                )}
              </li>
            ))}
          </ul>
          <div className="choices">
            {isSeated && (
              <button
                type="button"
                className="button"
                onClick={() => void api.leave(matchID).then(() => go('/online'), refused)}
              >
                {online.leave}
              </button>
            )}
            <Link href="/online" className="button quiet">
              {online.lobby}
            </Link>
            <Link href={`/rules/${info.game}`} className="button quiet">
              {ui.learn}
            </Link>
          </div>
        </section>
      </main>
    </div>
  );
}
