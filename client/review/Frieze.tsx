import { range } from '../../game/table/lists';
import { useTable } from '../table/TableContext';
import { patternId, SeatPatterns } from './SeatPatterns';

const WIDTH = 600;
const HEIGHT = 180;
/** Room above for the numbers of the costliest deeds. */
const TOP = 22;

interface Props {
  /** By moment, then by seat. */
  chances: readonly (readonly number[])[];
  /** How many moments there will be when all deeds are reviewed. */
  moments: number;
  /** The moment that is pointed at. */
  at: number;
  /** Moments that are numbered, the first with 1. */
  marks: readonly number[];
  label: string;
  onPoint: (moment: number) => void;
}

/** The chances of all seats from beginning to end, one band a seat. */
export function Frieze({ chances, moments, at, marks, label, onPoint }: Props) {
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
      {marks.map((moment, i) => (
        <g key={moment} className="frieze-mark" transform={`translate(${x(moment)} 0)`}>
          <path d={`M0 ${TOP - 6}v6`} />
          <text y={TOP - 9}>{i + 1}</text>
        </g>
      ))}
      <path className="frieze-now" d={`M${x(at)} ${TOP - 4}V${HEIGHT}`} />
    </svg>
  );
}
