import { at, range } from '../../game/table/lists';
import { useTable } from '../table/TableContext';
import { patternId, SeatPatterns } from './SeatPatterns';

const WIDTH = 600;
const HEIGHT = 180;
/** Room above for the numbers of the costliest deeds, and beside each of them. */
const TOP = 28;
const ROOM = 20;

interface Props {
  /** By moment, then by seat. */
  chances: readonly (readonly number[])[];
  /** How many moments there will be when all deeds are reviewed. */
  moments: number;
  /** The moment that is pointed at. */
  pointedAt: number;
  /** Moments that are numbered, the first with 1. */
  marks: readonly number[];
  label: string;
  onPoint: (moment: number) => void;
}

/** The chances of all seats from beginning to end, one band a seat. */
export function Frieze({ chances, moments, pointedAt, marks, label, onPoint }: Props) {
  const { players, colourOf } = useTable();
  const x = (moment: number): number => (moment / Math.max(1, moments - 1)) * WIDTH;
  const y = (share: number): number => TOP + share * (HEIGHT - TOP);
  const below = (seat: number, moment: number): number =>
    range(seat).reduce((all, each) => all + (chances[moment]?.[each] ?? 0), 0);
  const edge = (seat: number): string[] =>
    chances.map((_, moment) => `${x(moment).toFixed(1)},${y(below(seat, moment)).toFixed(1)}`);
  const pointed = ({ clientX, currentTarget }: React.MouseEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    onPoint(Math.round(share * (moments - 1)));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider below does the same by keyboard
    <svg
      className="frieze"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      onClick={pointed}
    >
      <SeatPatterns />
      <rect className="frieze-ground" y={TOP} width={WIDTH} height={HEIGHT - TOP} />
      {range(players).map((seat) => (
        <polygon
          key={seat}
          data-colour={colourOf(seat)}
          fill={`url(#${patternId(colourOf(seat))})`}
          points={[...edge(seat), ...edge(seat + 1).reverse()].join(' ')}
        />
      ))}
      {apart(marks.map(x)).map((place, i) => (
        <g key={marks[i]} className="frieze-mark">
          <path d={`M${place} ${TOP - 7}L${x(at(marks, i))} ${TOP}`} />
          <text x={place} y={TOP - 10}>
            {i + 1}
          </text>
        </g>
      ))}
      <path className="frieze-now" d={`M${x(pointedAt)} ${TOP - 4}V${HEIGHT}`} />
    </svg>
  );
}

/** The same places from left to right, moved so far that their numbers do not cover each other. */
function apart(places: readonly number[]): number[] {
  const moved = [...places];
  const order = range(places.length).sort((a, b) => at(places, a) - at(places, b));
  let least = ROOM / 2;
  for (const i of order) {
    moved[i] = Math.max(least, at(moved, i));
    least = at(moved, i) + ROOM;
  }
  let most = WIDTH - ROOM / 2;
  for (const i of order.reverse()) {
    moved[i] = Math.min(most, at(moved, i));
    most = at(moved, i) - ROOM;
  }
  return moved;
}
