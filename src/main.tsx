import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isPublicAddress } from './store/public-address';
import { later } from './store/fetching/later';
import { App } from './ui/app/App';
import { AudienceApp } from './ui/app/AudienceApp';
import { PageBoundary } from './ui/base/faults/PageBoundary';
import { whisper } from './ui/base/faults/whisper';
import './ui/index.css';

const isPublic = isPublicAddress(location);
const table = later(async () => {
  const whole = await import('./table');
  if (!isPublic) whole.sit();
  return whole;
});
// The table and the window for its audience are different pages at one address.
addEventListener('hashchange', () => {
  if (isPublicAddress(location) !== isPublic) location.reload();
});

createRoot(document.getElementById('root')!, { onCaughtError: (error) => whisper(error) }).render(
  <StrictMode>
    <PageBoundary>{isPublic ? <AudienceApp table={table} /> : <App table={table} />}</PageBoundary>
  </StrictMode>,
);
