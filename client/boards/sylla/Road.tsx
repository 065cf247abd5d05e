import { range } from '../../../game/table/lists';
import { SeatSign } from '../../table/SeatName';
import { tip } from '../../ui/tip';
import { useDesk, useSylla } from './SyllaContext';

const STEP = 10;
/** The part of the road that a sign with its figure covers, on a small screen. */
const CLOSE = 0.08;

/** The Road to Glory: milestones, and where everybody stands. */
export function Road() {
  const { view, who, colourOf } = useSylla();
  const { about, phrases } = useDesk();
  const prestige = view.players.map((player) => player.prestige);
  const end = Math.max(40, Math.ceil((Math.max(...prestige) + 3) / STEP) * STEP);
  const left = (points: number): string => `${2 + (points / end) * 96}%`;
  return (
    <section
      className="road"
      data-place="road"
      aria-label={phrases.road}
      {...tip(about.roadToGlory)}
    >
      <div className="road-line">
        {range(end / STEP + 1).map((i) => (
          <span key={i} className="milestone" style={{ left: left(i * STEP) }}>
            {i * STEP}
          </span>
        ))}
        {prestige.map((points, seat) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            className="runner"
            data-colour={colourOf(seat)}
            style={placed(crowdBefore(prestige, seat, end), left(points))}
            role="img"
            aria-label={`${who(seat)}: ${points} ${phrases.prestige}`}
          >
            <SeatSign seat={seat} />
            {points}
          </span>
        ))}
      </div>
    </section>
  );
}

function placed(before: number, left: string) {
  const aside = Math.floor(before / 2) * 48;
  return { left: `calc(${left} + ${aside}px)`, top: (before % 2) * 22 - 2 };
}

/** Those who stand close together stand one above the other, and then side by side. */
function crowdBefore(prestige: readonly number[], seat: number, end: number): number {
  const own = prestige[seat] ?? 0;
  const close = end * CLOSE;
  return prestige.slice(0, seat).filter((points) => Math.abs(points - own) < close).length;
}
