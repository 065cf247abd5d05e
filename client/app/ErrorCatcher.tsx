import { Component, type ReactNode } from 'react';
import { useWords } from '../locales/useWords';

/** Whatever breaks on the screen says so, and offers a way on. */
export class ErrorCatcher extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { ui } = useWords();
  return (
    <main className="page plain">
      <h1>{ui.broken}</h1>
      <p>{ui.brokenWhy}</p>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {ui.reload}
      </button>
    </main>
  );
}
