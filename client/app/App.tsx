import { useState } from 'react';
import { de } from '../locales/de';
import { en } from '../locales/en';
import { syllaDe } from '../locales/sylla.de';
import { syllaEn } from '../locales/sylla.en';
import { TextTable } from '../table/TextTable';

const LANGUAGES = { en, de };
const SENTENCES = { en: syllaEn, de: syllaDe };

export function App() {
  const [language, setLanguage] = useState<keyof typeof LANGUAGES>('en');
  const [players, setPlayers] = useState(4);
  const [game, setGame] = useState(1);
  const words = LANGUAGES[language];

  const start = (count: number): void => {
    setPlayers(count);
    setGame((n) => n + 1);
  };

  return (
    <div className="page" lang={language}>
      <header>
        <h1>Sylla</h1>
        <nav>
          {[3, 4].map((count) => (
            <button key={count} type="button" onClick={() => start(count)}>
              {words.ui.newGame}: {count} {words.ui.players}
            </button>
          ))}
          <button type="button" onClick={() => setLanguage(language === 'en' ? 'de' : 'en')}>
            {language === 'en' ? de.language : en.language}
          </button>
        </nav>
      </header>
      <TextTable key={game} players={players} words={words} sentences={SENTENCES[language]} />
    </div>
  );
}
