import { Suspense, useEffect, useLayoutEffect, type ReactNode, useMemo } from 'react';
import { cardFacts } from '../../store/cards/card-book';
import { ButtonLink } from '../shared/Button';
import { useDoorTexts } from '../../i18n/door-texts';
import { callExtraDeck } from '../../i18n/extra-deck';
import { chooseLanguage, useLanguage } from '../../i18n/language';
import { hasPendulum, useRuleSet } from '../../store/rule-set';
import { useDuel } from '../../store/desk/duel-store';
import { useMatch } from '../../store/match/match-store';
import { usePlayback } from '../../store/watching/playback';
import { useSettings } from '../../store/keeping/settings';
import { doors } from './doors';
import { routeOf, useHash } from '../doors/route';
import { ScreenBoundary } from '../faults/PageFault';
import { fetched } from '../fetching/fetched';
import { Fetching } from '../fetching/Fetching';
import { fetchWhileIdle } from '../fetching/while-idle';
import { openingOfFiles } from '../menu/recording-file';
import { useDroppedFiles } from '../menu/use-dropped-files';
import { useSitting } from '../../store/keeping/sitting';
import { SittingScreen } from '../sitting/SittingScreen';
import { SetupScreen } from '../setup/SetupScreen';
import { CardInfoProvider, type CardInfo } from '../card/card-info';

const DuelScreen = fetched(() => import('../duel/DuelScreen').then((module) => module.DuelScreen));
const VisionScreen = fetched(() => import('../vision/VisionScreen').then((module) => module.VisionScreen));
const PlaybackScreen = fetched(() => import('../playback/PlaybackScreen').then((module) => module.PlaybackScreen));
const MatchScreen = fetched(() => import('../match/MatchScreen').then((module) => module.MatchScreen));

/** The doors of the set-up screen. */
function DoorList() {
  const t = useDoorTexts();
  const shown = doors.flatMap(({ name, label }) => (label ? [{ name, label }] : []));
  if (shown.length === 0) return null;
  return (
    <nav className="flex flex-wrap gap-2 justify-center" aria-label={t.title}>
      {shown.map(({ name, label }) => (
        <ButtonLink key={name} href={`#${name}`}>
          {t.doors[label]}
        </ButtonLink>
      ))}
    </nav>
  );
}

/** What is printed on cards, in the language of the table. */
function usePrintedCards(): CardInfo {
  const language = useLanguage();
  return useMemo(
    () => (passcode) => {
      const facts = cardFacts(passcode);
      if (!facts) throw new Error(`no card has the passcode ${passcode}`);
      return { name: facts[language], facts };
    },
    [language],
  );
}

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

/** What lies on the page, or is about to, says what the pile beside the Main Deck is called. */
function useWordOfExtraDeck(): void {
  const chosen = useRuleSet((store) => store.profile);
  const onTable = useDuel((store) => store.table?.profile);
  const waiting = useMatch((store) => store.waiting?.match.profile);
  const watched = usePlayback((store) => store.watched?.duel.profile);
  const word = hasPendulum(watched ?? onTable ?? waiting ?? chosen) ? 'extra' : 'fusion';
  useLayoutEffect(() => callExtraDeck(word), [word]);
}

/**
 * What the page shows: a recording that is watched, a screen that the address names, a duel, what lies around the duels of a
 * match, or the set-up.
 */
function OnTheTable() {
  const isWatching = usePlayback((store) => store.watched !== null);
  const table = useDuel((store) => store.table);
  const vision = useDuel((store) => store.vision);
  const waiting = useMatch((store) => store.waiting);
  const route = routeOf(useHash());
  useWordOfExtraDeck();
  const door = doors.find(({ name }) => name === route?.door);
  const showsDoor = door !== undefined && (door.isBeforeTheTable || (!table && !vision && !waiting));
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
      return [`match ${table.match.stage}`, <MatchScreen match={table.match} seats={table.seats} />];
    if (vision) return ['vision', <VisionScreen table={vision} />];
    if (table) return ['duel', <DuelScreen table={table} />];
    return waiting
      ? ['match', <MatchScreen match={waiting.match} seats={waiting.seats} />]
      : ['setup', <SetupScreen doors={<DoorList />} />];
  })();
  return (
    <ScreenBoundary of={name}>
      <Suspense fallback={<Fetching />}>{screen}</Suspense>
    </ScreenBoundary>
  );
}

const PublicScreen = fetched(() => import('../public/PublicScreen').then((module) => module.PublicScreen));

/** The window for an audience: it shows what the window of the table sends, and opens nothing itself. */
export function AudienceApp() {
  useAppearance();
  const info = usePrintedCards();
  return (
    <CardInfoProvider value={info}>
      <Suspense fallback={<Fetching />}>
        <PublicScreen />
      </Suspense>
    </CardInfoProvider>
  );
}

/** A duel is running, or one is being set up. */
export function App() {
  useAppearance();
  const info = usePrintedCards();
  useDroppedFiles();
  const sitting = useSitting((store) => store.sitting);
  // The table is fetched while the players set up, so that the set-up screen itself is there at once.
  useEffect(() => void DuelScreen.ahead(), []);
  return (
    <CardInfoProvider value={info}>{sitting === 'here' ? <OnTheTable /> : <SittingScreen sitting={sitting} />}</CardInfoProvider>
  );
}
