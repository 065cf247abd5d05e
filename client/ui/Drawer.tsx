import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '../locales/useWords';
import { Icon } from './Icon';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet over the page: Escape, the cross or a touch beside it closes it, and the focus returns. */
export function Drawer({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { ui } = useWords();

  // Closed before it goes: a dialog that is gone from the page cannot give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal?.();
    return () => element?.close?.();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <button type="button" className="icon-button" onClick={onClose} aria-label={ui.close}>
          <Icon name="close" />
        </button>
      </header>
      <div className="drawer-body">{children}</div>
    </dialog>
  );
}
