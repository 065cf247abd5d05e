import { useState } from 'react';
import { Link } from 'wouter';
import { MANIFESTS } from '../../game/manifests';
import type { Save } from '../local/saves';
import { useWords } from '../locales/useWords';
import { Icon } from '../ui/Icon';

/** A game kept on this device: who plays, since when, and what can be done with it. */
export default function SavedGame({ save, onRemove }: { save: Save; onRemove: () => void }) {
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
