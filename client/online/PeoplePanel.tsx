import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useOnlineWords } from '../locales/useOnlineWords';
import type { OnlineSide } from '../table/match';
import { SeatName } from '../table/SeatName';
import { useTable } from '../table/TableContext';
import { api } from './api';
import { rememberedName } from './device';
import { useRefused } from './useRefused';
import { mayNotify } from './useTurnCall';

/** Who sits around the table, who is there, and whose time runs. */
export function PeoplePanel({ online }: { online: OnlineSide }) {
  const { words, isOver, awaited } = useTable();
  const texts = useOnlineWords();
  const { info } = online;
  const [sure, setSure] = useState(false);
  const [, go] = useLocation();
  const refused = useRefused();
  const elapsed = useElapsed(info);
  const isSeated = info.own.length > 0;
  const claim = async (seat: number): Promise<void> => {
    await api.claim(info.matchID, seat, rememberedName() || words.signs[seat] || '');
    // Another seat needs another client.
    location.reload();
  };
  return (
    <section className="online-panel panel" aria-label={texts.people}>
      <ul>
        {info.seats.map((seat, i) => {
          const isAwaited = awaited.includes(i) && !isOver;
          const spent = isAwaited ? elapsed : 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={i}>
              <SeatName seat={i} />
              <span className="faint">
                {seat.resigned
                  ? texts.resigned
                  : seat.bot
                    ? texts.seatBot(texts.levels[seat.bot])
                    : seat.isConnected
                      ? texts.connected
                      : seat.playedByBot
                        ? texts.awayBot
                        : texts.away}
              </span>
              {isAwaited && (
                <span>
                  {words.ui.decides}{' '}
                  {texts.since(words.ago(Math.floor((Date.now() - info.since) / 60_000)))}
                </span>
              )}
              {seat.timeLeft !== null && !isOver && (
                <span>{texts.timeLeft(clockText(Math.max(0, seat.timeLeft - spent)))}</span>
              )}
              {seat.claimable && isSeated && !seat.playedByBot && (
                <button
                  type="button"
                  className="button"
                  data-tip={texts.letBotWhy}
                  onClick={() => void api.seatBot(info.matchID, i, 'normal').catch(refused)}
                >
                  {texts.letBot}
                </button>
              )}
              {seat.claimable && !isSeated && (
                <button
                  type="button"
                  className="button"
                  data-tip={texts.claimWhy}
                  onClick={() => void claim(i).catch(refused)}
                >
                  {texts.claim}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <div className="choices">
        {isSeated && !isOver && !sure && (
          <button type="button" className="button" onClick={() => setSure(true)}>
            {texts.resign}
          </button>
        )}
        {sure && (
          <>
            <span>{texts.resignSure}</span>
            <button
              type="button"
              className="button primary"
              onClick={() => void online.resign().then(() => setSure(false), refused)}
            >
              {texts.resign}
            </button>
            <button type="button" className="button" onClick={() => setSure(false)}>
              {words.ui.cancel}
            </button>
          </>
        )}
        {isOver && isSeated && (
          <button
            type="button"
            className="button primary"
            onClick={() =>
              void api
                .rematch(info.matchID)
                .then(({ matchID }) => go(`/online/${matchID}`), refused)
            }
          >
            {texts.rematch}
          </button>
        )}
        {isSeated && mayNotify() && (
          <button
            type="button"
            className="button quiet"
            onClick={() => void Notification.requestPermission()}
          >
            {texts.notify}
          </button>
        )}
      </div>
    </section>
  );
}

/** Milliseconds since the server told how the clocks stand; ticks once a second. */
function useElapsed(info: OnlineSide['info']): number {
  const [told, setTold] = useState(() => ({ info, at: Date.now() }));
  const [now, setNow] = useState(Date.now);
  if (told.info !== info) setTold({ info, at: Date.now() });
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - told.at);
}

function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const hours = Math.floor(seconds / 3600);
  const two = (n: number): string => String(n).padStart(2, '0');
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
