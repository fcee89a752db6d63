import { Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { callExtraDeck } from '../../i18n/extra-deck';
import { usualGame } from '../../store/game';
import { hasPendulum, PROFILE_IDS, useRuleSet } from '../../store/rule-set';
import { useMatch } from '../../store/match/match-store';
import { usePlayback } from '../../store/watching/playback';
import { drawnWithTable } from '../base/drawn/drawn';
import { useMatchOnTable, useOnTable } from '../base/shared/on-table';
import { doorOf } from './doors';
import { routeOf, useHash } from '../base/doors/route';
import { SaveAct } from '../base/faults/FaultActs';
import { PageBoundary } from '../base/faults/PageBoundary';
import { ScreenBoundary } from '../base/faults/PageFault';
import { pageOf } from '../screens/game/game-page';
import { fetched } from '../base/fetching/fetched';
import { FetchingPage } from '../base/fetching/Fetching';
import { fetchWhileIdle } from '../base/fetching/while-idle';
import { openingOfFiles } from '../table/menu/recording-file';
import { useSitting } from '../../store/keeping/sitting';
import { SittingScreen } from '../screens/sitting/SittingScreen';
import { CardInfoProvider } from '../base/card/card-info';
import { usePrintedCards } from './printed-cards';

const GameScreen = fetched(() => import('../screens/game/GameScreen').then((module) => module.GameScreen));
const PlaybackScreen = fetched(() => import('../screens/playback/PlaybackScreen').then((module) => module.PlaybackScreen));
const MatchScreen = fetched(() => import('../screens/match/MatchScreen').then((module) => module.MatchScreen));

// Coming from a recording and back is one picture with the table.
const useWatchedOnTable = drawnWithTable(usePlayback);

/** What lies on the page, or is about to, says what the pile beside the Main Deck is called. */
function useWordOfExtraDeck(): void {
  const chosen = useRuleSet((store) => store.profile);
  const onTable = useOnTable(({ table }) => table?.profile);
  const waiting = useMatchOnTable((store) => store.waiting?.match.profile);
  const watched = useWatchedOnTable(({ watched: now }) => now?.played.profile);
  const shown = PROFILE_IDS.find((id) => id === (watched ?? onTable ?? waiting));
  const word = hasPendulum(shown ?? chosen) ? 'extra' : 'fusion';
  useLayoutEffect(() => callExtraDeck(word), [word]);
}

/**
 * What the page shows beside the start: a recording that is watched, a screen that the address names, a duel, what lies around
 * the duels of a match.
 */
function OnTheTable() {
  const isWatching = useWatchedOnTable((store) => store.watched !== null);
  const table = useOnTable((store) => store.table);
  const waiting = useMatchOnTable((store) => store.waiting);
  const route = routeOf(useHash());
  useWordOfExtraDeck();
  const door = doorOf(route);
  const showsDoor = door !== undefined && (door.isBeforeTheTable || (!table && !waiting));
  const isAway = isWatching || showsDoor;
  // Whoever exchanges cards between two duels does not leave them open under something else.
  useEffect(() => {
    if (isAway) useMatch.getState().cover();
  }, [isAway]);
  // A duel that has begun needs nothing more from the network: what else it may show is fetched while nothing else is done.
  const isDueling = table !== null;
  const isMatch = table?.match != null;
  useEffect(
    () => (isDueling ? fetchWhileIdle([openingOfFiles, PlaybackScreen, ...(isMatch ? [MatchScreen] : [])]) : undefined),
    [isDueling, isMatch],
  );
  const [name, screen] = ((): readonly [string, ReactNode] => {
    if (isWatching) return ['playback', <PlaybackScreen />];
    if (showsDoor && route) return [`${route.door} ${route.detail}`, <door.Screen detail={route.detail} />];
    if (table?.match && table.match.stage !== 'dueling')
      return [`match ${table.match.stage}`, <MatchScreen match={table.match} seats={table.seats} sitters={table.sitters} />];
    if (table) return [table.game, <GameScreen table={table} />];
    return waiting
      ? ['match', <MatchScreen match={waiting.match} seats={waiting.seats} sitters={waiting.sitters} />]
      : ['nothing', null];
  })();
  return (
    <ScreenBoundary of={name}>
      <Suspense fallback={<FetchingPage />}>{screen}</Suspense>
    </ScreenBoundary>
  );
}

/** Everything but the start, as soon as the table is this page's. */
export function TablePage() {
  const info = usePrintedCards();
  const sitting = useSitting((store) => store.sitting);
  return (
    <CardInfoProvider value={info}>
      <PageBoundary acts={(fault) => <SaveAct fault={fault} />}>
        {sitting === 'here' ? <OnTheTable /> : <SittingScreen sitting={sitting} />}
      </PageBoundary>
    </CardInfoProvider>
  );
}

const PublicScreen = fetched(() => import('../screens/public/PublicScreen').then((module) => module.PublicScreen));

/** The window for an audience: it shows what the window of the table sends, and opens nothing itself. */
export function AudiencePage() {
  const info = usePrintedCards();
  return (
    <CardInfoProvider value={info}>
      <PublicScreen />
    </CardInfoProvider>
  );
}

/** What a duel begins with is fetched while the players set up. */
export function fetchDuelAhead(): void {
  void GameScreen.ahead();
  void pageOf(usualGame().id).ahead();
}
