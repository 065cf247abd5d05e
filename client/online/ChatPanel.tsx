import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../game/online/api';
import { useOnlineWords } from '../locales/useOnlineWords';
import type { OnlineSide } from '../table/match';
import { SeatSign } from '../table/SeatName';

/** What the people at the table say to each other. */
export function ChatPanel({ online }: { online: OnlineSide }) {
  const texts = useOnlineWords();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const { chat, info } = online;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are shown at once
  useEffect(() => {
    list.current?.scrollTo?.({ top: list.current.scrollHeight });
  }, [chat.length]);
  return (
    <section className="online-panel panel" aria-label={texts.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol ref={list} className="chat-lines" tabIndex={0} aria-live="polite">
        {chat.length === 0 && <li className="faint">{texts.noChat}</li>}
        {chat.map(({ id, seat, name, text: line }) => (
          <li key={id}>
            <SeatSign seat={seat} /> <strong>{name}</strong> {line}
          </li>
        ))}
      </ol>
      {info.own.length > 0 && (
        <form
          className="choices"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === '') return;
            online.say(text.trim());
            setText('');
          }}
        >
          <input
            type="text"
            aria-label={texts.say}
            placeholder={texts.say}
            maxLength={LIMITS.chat}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button">
            {texts.send}
          </button>
        </form>
      )}
    </section>
  );
}
