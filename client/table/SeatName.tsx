import { Icon } from '../ui/Icon';
import { useTable } from './TableContext';

const SIGNS = ['eagle', 'wolf', 'laurel', 'ship', 'amphora'];

/** The sign of a seat, in its colour. */
export function SeatSign({ seat, className = 'icon sign' }: { seat: number; className?: string }) {
  return (
    <span data-seat={seat} className="seat-sign">
      <Icon name={SIGNS[seat] ?? 'eagle'} className={className} />
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
