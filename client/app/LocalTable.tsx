import { useEffect, useState } from 'react';
import { loadGame } from '../games';
import { LocalMatch } from '../local/LocalMatch';
import { type Save, saveById } from '../local/saves';
import { useWords } from '../locales/useWords';
import { Table } from '../table/Table';
import { toast } from '../ui/toast';
import { NotFound } from './NotFound';

/** A table of this device. */
export default function LocalTable({ id }: { id: string }) {
  const { ui } = useWords();
  const [save] = useState(() => saveById(id));
  const isAlone = useLock(`triclinium.${id}`);
  if (!save) return <NotFound why={ui.noSuchSave} />;
  if (isAlone === false)
    return (
      <main className="page plain">
        <h1>{ui.elsewhere}</h1>
        <p>{ui.elsewhereWhy}</p>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {ui.reload}
        </button>
      </main>
    );
  return isAlone ? <OpenTable save={save} /> : <p className="loading">{ui.loading}</p>;
}

function OpenTable({ save }: { save: Save }) {
  const { ui } = useWords();
  const [match, setMatch] = useState<LocalMatch | null>(null);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void loadGame(save.game).then((game) => {
      if (isGone) return;
      const opened = new LocalMatch(save, game);
      stop = opened.start();
      setMatch(opened);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [save]);

  // The framework's storage throws where nobody catches it when the browser's room is used up.
  useEffect(() => {
    const onRejection = ({ reason }: PromiseRejectionEvent): void => {
      if (reason instanceof DOMException && reason.name === 'QuotaExceededError')
        toast(ui.storageFull);
    };
    window.addEventListener('unhandledrejection', onRejection);
    return () => window.removeEventListener('unhandledrejection', onRejection);
  }, [ui]);

  if (!match) return <p className="loading">{ui.loading}</p>;
  return <Table match={match} gameId={save.game} />;
}

/** True when no other tab has this table open, false when one has, undefined until that is known. */
function useLock(name: string): boolean | undefined {
  const [isOurs, setOurs] = useState<boolean | undefined>(
    typeof navigator !== 'undefined' && navigator.locks ? undefined : true,
  );
  useEffect(() => {
    if (!navigator.locks) return;
    let release: (() => void) | undefined;
    let isGone = false;
    const hold = (): Promise<void> =>
      new Promise((resolve) => {
        release = resolve;
      });
    // A moment of patience: a page that is being reloaded lets go of its lock a little later.
    void navigator.locks
      .request(name, { signal: AbortSignal.timeout(1500) }, () => {
        if (isGone) return;
        setOurs(true);
        return hold();
      })
      .catch(() => {
        if (!isGone) setOurs(false);
      });
    return () => {
      isGone = true;
      release?.();
    };
  }, [name]);
  return isOurs;
}
