import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { MANIFESTS } from '../../game/manifests';
import { listSaves, removeSave, type Save } from '../local/saves';
import { useWords } from '../locales/useWords';
import { Icon } from '../ui/Icon';
import { toast } from '../ui/toast';

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
    </section>
  );
}

function SavedGame({ save, onRemove }: { save: Save; onRemove: () => void }) {
  const words = useWords();
  const { ui } = words;
  const [sure, setSure] = useState(false);
  const { title } = MANIFESTS[save.game];
  const when = words.ago(Math.floor((Date.now() - save.touched) / 60_000));
  const names = save.seats.map(({ name }) => name).join(', ');
  return (
    <li className="saved">
      <Icon sheet="panels" name={`panel-${save.game}`} className="saved-picture" />
      <div>
        <strong>{title}</strong> {save.over && <span className="faint">({ui.finished})</span>}
        <p>{names}</p>
        <p className="faint">{ui.lastPlayed(when)}</p>
      </div>
      <div className="choices">
        {sure ? (
          <>
            <span>{ui.removeSure}</span>
            <button type="button" className="button primary" onClick={onRemove}>
              {ui.remove}
            </button>
            <button type="button" className="button" onClick={() => setSure(false)}>
              {ui.keep}
            </button>
          </>
        ) : (
          <>
            <Link href={`/here/${save.id}`} className="button primary">
              {save.over ? ui.look : ui.resume}
            </Link>
            <button type="button" className="button" onClick={() => void download(save, title)}>
              {ui.exportGame}
            </button>
            <button type="button" className="button" onClick={() => setSure(true)}>
              {ui.remove}
            </button>
          </>
        )}
      </div>
    </li>
  );
}

async function download(save: Save, title: string): Promise<void> {
  const { exportSave } = await import('../local/gameFile');
  const link = document.createElement('a');
  const day = new Date(save.created).toISOString().slice(0, 10);
  link.href = URL.createObjectURL(new Blob([exportSave(save)], { type: 'application/json' }));
  link.download = `${title} ${day}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
