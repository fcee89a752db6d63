import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useDuel } from './store/duel-store';
import { App } from './ui/App';
import './ui/index.css';

useDuel.getState().resume();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
