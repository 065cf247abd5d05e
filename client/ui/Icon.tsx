import buildings from '../art/buildings.svg?url&no-inline';
import characters from '../art/characters.svg?url&no-inline';
import events from '../art/events.svg?url&no-inline';
import panels from '../art/panels.svg?url&no-inline';
import signs from '../art/signs.svg?url&no-inline';
import works from '../art/works.svg?url&no-inline';

const SHEETS = { buildings, characters, events, panels, signs, works };
export type Sheet = keyof typeof SHEETS;

interface Props {
  name: string;
  sheet?: Sheet;
  className?: string;
  /** What it shows, where no text beside it says so. */
  label?: string;
}

/** One of our drawings. */
export function Icon({ name, sheet = 'signs', className = 'icon', label }: Props) {
  const use = <use href={`${SHEETS[sheet]}#${name}`} />;
  if (!label)
    return (
      <svg className={className} aria-hidden="true">
        {use}
      </svg>
    );
  return (
    <svg className={className} role="img" aria-label={label}>
      {use}
    </svg>
  );
}
