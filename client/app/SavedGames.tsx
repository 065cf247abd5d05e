import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { listSaves, removeSave } from '../local/saves';
import { useWords } from '../locales/useWords';
import { Icon } from '../ui/Icon';
import { toast } from '../ui/toast';

/** Whoever comes for the first time has none. */
const SavedGame = lazy(() => import('./SavedGame'));

/** The games kept on this device: play on, export, delete, import. */
export function SavedGames() {
  const { ui, importProblems } = useWords();
  const [saves, setSaves] = useState(listSaves);
  const [, go] = useLocation();
  const file = useRef<HTMLInputElement>(null);

  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const text = await chosen.text();
    const { importSave, ImportError } = await import('../local/gameFile');
    try {
      const { id } = await importSave(text);
      go(`/here/${id}`);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      toast(importProblems[error.problem]);
    }
    if (file.current) file.current.value = '';
  };

  return (
    <section className="saves" aria-labelledby="saves">
      <header>
        <h2 id="saves">{ui.saved}</h2>
        <button type="button" className="button" onClick={() => file.current?.click()}>
          <Icon name="import" />
          {ui.importGame}
        </button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          hidden
          data-import
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </header>
      {saves.length === 0 && <p className="faint">{ui.noSaves}</p>}
      <Suspense fallback={null}>
        <ul>
          {saves.map((save) => (
            <SavedGame
              key={save.id}
              save={save}
              onRemove={() => {
                removeSave(save.id);
                setSaves(listSaves());
              }}
            />
          ))}
        </ul>
      </Suspense>
    </section>
  );
}
