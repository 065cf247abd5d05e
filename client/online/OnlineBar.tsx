import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { say } from '../locales/gameWords';
import { useOnlineWords } from '../locales/useOnlineWords';
import type { OnlineSide } from '../table/match';
import { useTable } from '../table/TableContext';
import { Icon } from '../ui/Icon';
import { toast } from '../ui/toast';
import { ChatPanel } from './ChatPanel';
import { PeoplePanel } from './PeoplePanel';
import { useTurnCall } from './useTurnCall';
import './online.css';

/** What there is only online: the connection, who is there, what they say, and whose time runs. */
export function OnlineBar({ online }: { online: OnlineSide }) {
  const { said } = useTable();
  const texts = useOnlineWords();
  const [panel, setPanel] = useState<'people' | 'chat' | null>(null);
  const [read, setRead] = useState(0);
  const unread = panel === 'chat' ? 0 : Math.max(0, online.chat.length - read);
  useTurnCall();

  useEffect(
    () =>
      online.onRejected(({ code, args }) => {
        const known = Object.hasOwn(texts.refusals, code);
        const refusals: Readonly<Record<string, string>> = texts.refusals;
        toast(known ? (refusals[code] ?? code) : say(said.refusals, code, args));
      }),
    [online, texts, said],
  );
  useEffect(() => {
    if (panel === 'chat') setRead(online.chat.length);
  }, [panel, online.chat.length]);

  const toggle = (which: 'people' | 'chat'): void => setPanel(panel === which ? null : which);
  return (
    <>
      {!online.isConnected && (
        <p className="connection-lost" role="status">
          {texts.lost}
        </p>
      )}
      <section className="online-bar" aria-label={texts.table}>
        {online.info.own.length === 0 && <span className="faint">{texts.watching}</span>}
        <button
          type="button"
          className="button quiet"
          aria-expanded={panel === 'people'}
          onClick={() => toggle('people')}
        >
          <Icon name="seat-person" />
          {texts.people}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-expanded={panel === 'chat'}
          onClick={() => toggle('chat')}
        >
          <Icon name="share" />
          {texts.chat}
          {unread > 0 && <span className="unread">{unread}</span>}
        </button>
        {online.info.rematch && (
          <Link href={`/online/${online.info.rematch}`} className="button primary">
            {texts.toRematch}
          </Link>
        )}
      </section>
      {panel === 'people' && <PeoplePanel online={online} />}
      {panel === 'chat' && <ChatPanel online={online} />}
    </>
  );
}
