import { useWords } from '../locales/useWords';
import './KeysSheet.css';

/** Which key does what. */
export default function KeysSheet() {
  const { keys } = useWords();
  return (
    <dl className="keys">
      {keys.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
