import { range } from '../../game/table/lists';

/** As the borders of seats in tokens.css: stripes by colour, so that no seat is told by its colour alone. */
const STRIPES = [
  { angle: 0, filled: 8, gap: 3 },
  { angle: 45, filled: 6, gap: 2 },
  { angle: 0, filled: 1, gap: 0 },
  { angle: 0, filled: 3, gap: 2 },
  { angle: -45, filled: 3, gap: 3 },
] as const;

export function patternId(colour: number): string {
  return `seat-pattern-${colour}`;
}

/** The patterns of all seats, for drawings that fill something with them. */
export function SeatPatterns() {
  return (
    <defs>
      {range(STRIPES.length).map((colour) => (
        <SeatPattern key={colour} colour={colour} />
      ))}
    </defs>
  );
}

function SeatPattern({ colour }: { colour: number }) {
  const { angle, filled, gap } = STRIPES[colour] ?? STRIPES[2];
  const size = filled + gap;
  return (
    <pattern
      id={patternId(colour)}
      data-colour={colour}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle})`}
    >
      <rect className="pattern-gap" width={size} height={size} />
      <rect className="pattern-fill" width={filled} height={size} />
    </pattern>
  );
}
