import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { desk, useDuel } from './store/duel-store';
import { useMatch } from './store/match/match-store';
import { isPublicAddress, publicChannel, showPublicly } from './store/looking/public-window';
import { App, AudienceApp } from './ui/App';
import './ui/index.css';

const isPublic = isPublicAddress(location);
if (!isPublic) {
  useDuel.getState().resume();
  useMatch.getState().resume();
  const channel = publicChannel();
  if (channel) showPublicly(channel, desk, (then) => useDuel.subscribe(then));
}
// The table and the window for its audience are different pages at one address.
addEventListener('hashchange', () => {
  if (isPublicAddress(location) !== isPublic) location.reload();
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {isPublic ? <AudienceApp /> : <App />}
  </StrictMode>,
);
