import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useDuel } from './store/duel-store';
import { useMatch } from './store/match-store';
import { App } from './ui/App';
import './ui/index.css';

useDuel.getState().resume();
useMatch.getState().resume();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
