import { useState } from 'react';
import { sum } from '../../game/table/lists';
import { type Arg, isRange, isTally, type Option, type Tally } from '../../game/table/options';
import { Group } from '../ui/Group';
import { Stepper } from '../ui/Stepper';
import { tip } from '../ui/tip';
import { useTable } from './TableContext';

/** Every option of the seat as a button, or as a small form where it leaves something open. */
export function OptionList() {
  const { options, said, view, seat, play } = useTable();
  const closed = options.filter(({ args }) => !args.some((arg) => isRange(arg) || isTally(arg)));
  const open = options.filter((option) => !closed.includes(option));
  return (
    <div className="option-list">
      {open.map((option) => (
        <OpenOption key={JSON.stringify(option)} option={option} />
      ))}
      {closed.length > 0 && (
        <Group className="choices" label={said.prompt(view, seat ?? 0)}>
          {closed.map((option) => (
            <button
              key={JSON.stringify(option)}
              type="button"
              className="button option"
              data-item
              onClick={() => play({ move: option.move, args: option.args as Arg[] })}
            >
              {said.deed(view, option)}
            </button>
          ))}
        </Group>
      )}
    </div>
  );
}

/** The least that the option allows: where the form begins. */
function beginningOf(arg: Option['args'][number]): Arg {
  if (isRange(arg)) return arg.least;
  if (isTally(arg)) return arg.upTo.map(() => 0);
  return arg;
}

function OpenOption({ option }: { option: Option }) {
  const { said, view, play, whyNot } = useTable();
  const [args, setArgs] = useState<Arg[]>(() => option.args.map(beginningOf));
  const named = said.open(view, option);
  const set = (i: number, value: Arg): void =>
    setArgs((before) => before.map((arg, j) => (j === i ? value : arg)));
  const reason = whyNot(option.move, args);
  return (
    <form
      className="open-option"
      onSubmit={(event) => {
        event.preventDefault();
        play({ move: option.move, args });
      }}
    >
      <button
        type="submit"
        className="button option"
        aria-disabled={reason !== null}
        {...tip(reason)}
      >
        {said.deed(view, option)}
      </button>
      {option.args.map((arg, i) => {
        const name = named[i]?.name ?? '';
        const value = args[i];
        // biome-ignore-start lint/suspicious/noArrayIndexKey: an argument is its place
        if (isRange(arg))
          return (
            <span className="open-arg" key={i}>
              {name}
              <Stepper
                label={name}
                value={Number(value)}
                least={arg.least}
                most={arg.most}
                onChange={(next) => set(i, next)}
              />
            </span>
          );
        if (isTally(arg))
          return (
            <TallyPicker
              key={i}
              tally={arg}
              name={name}
              kinds={named[i]?.kinds ?? []}
              counts={value as number[]}
              onChange={(next) => set(i, next)}
            />
          );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: an argument is its place
        return null;
      })}
    </form>
  );
}

interface TallyProps {
  tally: Tally;
  name: string;
  kinds: readonly string[];
  counts: readonly number[];
  onChange: (counts: number[]) => void;
}

function TallyPicker({ tally, name, kinds, counts, onChange }: TallyProps) {
  const { words } = useTable();
  const { upTo, least, most } = tally;
  const taken = sum(counts);
  const wanted = least === most ? String(most) : `${least}–${most}`;
  return (
    <fieldset className="tally">
      <legend>
        {name}: {words.ui.taken(taken, wanted)}
      </legend>
      {upTo.map((limit, kind) =>
        limit === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a kind is its number
          <span className="open-arg" key={kind}>
            {kinds[kind]}
            <Stepper
              label={kinds[kind] ?? ''}
              value={counts[kind] ?? 0}
              least={0}
              most={Math.min(limit, (counts[kind] ?? 0) + most - taken)}
              onChange={(next) => onChange(counts.map((n, i) => (i === kind ? next : n)))}
            />
          </span>
        ),
      )}
    </fieldset>
  );
}
