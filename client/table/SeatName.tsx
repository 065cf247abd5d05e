import { Icon } from '../ui/Icon';
import { useTable } from './TableContext';

const SIGNS = ['eagle', 'wolf', 'laurel', 'ship', 'amphora'] as const;

interface SignProps {
  colour: number;
  className?: string;
}

/** A sign in its colour. */
export function Sign({ colour, className = 'icon sign' }: SignProps) {
  return (
    <span data-colour={colour} className="seat-sign">
      <Icon name={SIGNS[colour] ?? 'eagle'} className={className} />
    </span>
  );
}

/** The sign of a seat at this table. */
export function SeatSign({ seat, className }: { seat: number; className?: string }) {
  const { colourOf } = useTable();
  return <Sign colour={colourOf(seat)} className={className} />;
}

/** How well a bot plays, and that it thinks; nothing at a person's seat. */
export function BotTag({ seat }: { seat: number }) {
  const { seats, words, thinkers } = useTable();
  const { kind, level = 'normal' } = seats[seat] ?? {};
  if (kind !== 'bot') return null;
  const isThinking = thinkers.includes(seat);
  return (
    <span className={isThinking ? 'bot-tag thinking' : 'bot-tag'}>
      <Icon name="seat-bot" label={words.ui.bot} />
      {words.ui.levels[level]}
      {isThinking && ` ${words.ui.think(1)}`}
    </span>
  );
}

/** Sign and name: colour is never the only thing that tells a seat. */
export function SeatName({ seat }: { seat: number }) {
  const { who } = useTable();
  return (
    <span className="seat-name">
      <SeatSign seat={seat} />
      {who(seat)}
    </span>
  );
}
