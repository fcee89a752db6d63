import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { duelGame } from './cards';
import { desk, useDuel } from './store/desk/duel-store';
import { isPublicAddress, publicChannel, showPublicly } from './store/desk/public-window';
import { playOnThisPage } from './store/game';
import { sitDown } from './store/sit-down';
import { App, AudienceApp } from './ui/app/App';
import { PageBoundary } from './ui/faults/PageFault';
import { orTell, tellFaults, whisper } from './ui/faults/tell-faults';
import { watchStyles } from './ui/fetching/styles';
import './ui/index.css';

const isPublic = isPublicAddress(location);
playOnThisPage({ duel: duelGame, vision: () => import('./vision') });
watchStyles();
tellFaults();
if (!isPublic) {
  sitDown(orTell);
  const channel = publicChannel();
  if (channel) showPublicly(channel, desk, (then) => useDuel.subscribe(then));
}
// The table and the window for its audience are different pages at one address.
addEventListener('hashchange', () => {
  if (isPublicAddress(location) !== isPublic) location.reload();
});

createRoot(document.getElementById('root')!, { onCaughtError: (error) => whisper(error) }).render(
  <StrictMode>
    <PageBoundary>{isPublic ? <AudienceApp /> : <App />}</PageBoundary>
  </StrictMode>,
);
