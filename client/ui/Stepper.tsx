import { useWords } from '../locales/useWords';

interface Props {
  value: number;
  least: number;
  most: number;
  /** What is counted: the name of the whole control. */
  label: string;
  onChange: (value: number) => void;
}

/** A whole number between two bounds; the arrow keys, Home and End work on it as on a slider. */
export function Stepper({ value, least, most, label, onChange }: Props) {
  const { ui } = useWords();
  const to = (next: number): void => onChange(Math.min(most, Math.max(least, next)));
  const keys: Record<string, number> = {
    ArrowUp: value + 1,
    ArrowRight: value + 1,
    ArrowDown: value - 1,
    ArrowLeft: value - 1,
    Home: least,
    End: most,
  };
  return (
    <span className="stepper">
      <button
        type="button"
        tabIndex={-1}
        aria-disabled={value <= least}
        aria-label={`${ui.less}: ${label}`}
        onClick={() => to(value - 1)}
      >
        −
      </button>
      <span
        className="stepper-value"
        tabIndex={0}
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={most}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.closest('form')?.requestSubmit();
          const next = keys[event.key];
          if (next === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          to(next);
        }}
      >
        {value}
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-disabled={value >= most}
        aria-label={`${ui.more}: ${label}`}
        onClick={() => to(value + 1)}
      >
        +
      </button>
    </span>
  );
}
