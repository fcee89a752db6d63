import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { chooseLanguage } from '../i18n/language';
import { useDuel } from '../store/duel-store';
import { useMatch } from '../store/match/match-store';
import { usePlayback } from '../store/recordings/playback';
import { useSettings } from '../store/keeping/settings';
import { doors } from './doors/doors';
import { routeOf, useHash } from './doors/route';
import { useDroppedFiles } from './menu/use-dropped-files';
import { SetupScreen } from './setup/SetupScreen';
import { usePrintedCards } from './shared/use-printed-cards';
import { CardInfoProvider } from './table/card-info';

const loadDuelScreen = () => import('./DuelScreen');
const DuelScreen = lazy(() => loadDuelScreen().then((module) => ({ default: module.DuelScreen })));
const PlaybackScreen = lazy(() => import('./playback/PlaybackScreen').then((module) => ({ default: module.PlaybackScreen })));
const MatchScreen = lazy(() => import('./match/MatchScreen').then((module) => ({ default: module.MatchScreen })));

/** What the whole page takes from the settings. */
function useAppearance(): void {
  const { language, theme, textSize, motion } = useSettings();
  useLayoutEffect(() => chooseLanguage(language), [language]);
  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = language;
    root.dataset.theme = theme;
    root.dataset.text = textSize;
    root.dataset.motion = motion;
  }, [language, theme, textSize, motion]);
}

/**
 * What the page shows: a recording that is watched, a screen that the address names, a duel, what lies around the duels of a
 * match, or the set-up.
 */
function OnTheTable() {
  const isWatching = usePlayback((store) => store.watched !== null);
  const table = useDuel((store) => store.table);
  const waiting = useMatch((store) => store.waiting);
  const route = routeOf(useHash());
  const door = doors.find(({ name }) => name === route?.door);
  const showsDoor = door !== undefined && (door.isBeforeTheTable || (!table && !waiting));
  const isAway = isWatching || showsDoor;
  // Whoever exchanges cards between two duels does not leave them open under something else.
  useEffect(() => {
    if (isAway) useMatch.getState().cover();
  }, [isAway]);
  if (isWatching) return <PlaybackScreen />;
  if (showsDoor && route) return <door.Screen detail={route.detail} />;
  if (table?.match && table.match.stage !== 'dueling') return <MatchScreen match={table.match} seats={table.seats} />;
  if (table) return <DuelScreen table={table} />;
  return waiting ? <MatchScreen match={waiting.match} seats={waiting.seats} /> : <SetupScreen />;
}

const PublicScreen = lazy(() => import('./public/PublicScreen').then((module) => ({ default: module.PublicScreen })));

/** The window for an audience: it shows what the window of the table sends, and opens nothing itself. */
export function AudienceApp() {
  useAppearance();
  const info = usePrintedCards();
  return <CardInfoProvider value={info}><Suspense fallback={null}><PublicScreen /></Suspense></CardInfoProvider>;
}

/** A duel is running, or one is being set up. */
export function App() {
  useAppearance();
  const info = usePrintedCards();
  useDroppedFiles();
  // The table is fetched while the players set up, so that the set-up screen itself is there at once.
  useEffect(() => void loadDuelScreen(), []);
  return (
    <CardInfoProvider value={info}>
      <Suspense fallback={null}><OnTheTable /></Suspense>
    </CardInfoProvider>
  );
}
