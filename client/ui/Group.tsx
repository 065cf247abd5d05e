import { type ReactNode, useRef } from 'react';
import { useRoving } from './useRoving';

interface Props {
  className: string;
  label: string;
  children: ReactNode;
}

/** Things that belong together: one stop of the tab key, and the arrow keys go from one `data-item` to the next. */
export function Group({ className, label, children }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = useRoving(group);
  return (
    // biome-ignore lint/a11y/useSemanticElements: things on a table, not fields of a form
    <div ref={group} className={className} role="group" aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
