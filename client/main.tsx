import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { settingsNow } from './app/settings';
import { loadWords } from './locales/useWords';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void loadWords(settingsNow().language).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js');
