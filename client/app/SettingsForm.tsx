import { loadWords, useWords } from '../locales/useWords';
import { CHOICES, changeSettings, type Language, type Settings, useSettings } from './settings';

/** Every setting as a row of buttons; a choice holds at once and stays on the device. */
export default function SettingsForm() {
  const settings = useSettings();
  const words = useWords();
  const names = Object.keys(CHOICES) as (keyof Settings)[];
  return (
    <div className="settings">
      {names.map((name) => (
        <fieldset key={name}>
          <legend>{words.settings[name].title}</legend>
          <div className="choices">
            {CHOICES[name].map((choice) => (
              <button
                key={String(choice)}
                type="button"
                className="button"
                aria-pressed={settings[name] === choice}
                onClick={() => void choose(name, choice)}
              >
                {labelOf(words.settings[name].choices, choice)}
              </button>
            ))}
          </div>
          {'hint' in words.settings[name] && <p className="faint">{words.settings[name].hint}</p>}
        </fieldset>
      ))}
    </div>
  );
}

async function choose(name: keyof Settings, choice: Settings[keyof Settings]): Promise<void> {
  if (name === 'language') await loadWords(choice as Language);
  changeSettings({ [name]: choice });
}

function labelOf(labels: Readonly<Record<string, string>>, choice: unknown): string {
  return labels[String(choice)] ?? String(choice);
}
