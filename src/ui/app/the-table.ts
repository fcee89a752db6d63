/**
 * Everything but the start, as one part that the page fetches behind it: the table, its rules and cards, and what the start asks
 * of them.
 */
import { fetchGame } from '../../store/game';
import { desk, useTable } from '../../store/desk/table-store';
import { publicChannel, showPublicly } from '../../store/desk/public-window';
import { useSitting } from '../../store/keeping/sitting';
import type { DuelPlan, TablePlan } from '../../store/keeping/open-game';
import { useMatch } from '../../store/match/match-store';
import { faultsAreNotedBy } from '../../store/noted-fault';
import { waitForPartners } from '../../store/partner/sitting';
import { isSeated, sitDown } from '../../store/sit-down';
import { useStage } from '../../store/stage';
import { usePlayback } from '../../store/watching/playback';
import { drawBeforeInputs } from '../base/drawn/drawn';
import { orTell, tellFaults } from '../base/faults/tell-faults';
import { besideOf, type DecksOfGame } from '../base/shared/game-beside';
import { keepOffline } from '../base/offline/offline';
import { followPointer } from '../base/shared/pointer-moved';
import { fetchDuelAhead } from './TablePage';

export { wrongSideDecks } from '../../store/match/match-store';
export { openFile } from '../table/menu/recording-file';
export { StartTrouble } from '../screens/setup/StartTrouble';
export { AudiencePage, TablePage } from './TablePage';

/** What the start asks of a game about its decks. */
export const decksOf = async (game: string): Promise<DecksOfGame> => (await besideOf(game)).decks;

/** Shows the start as soon as nothing lies on the table, and the table as soon as something does. */
function tellStage(): void {
  const { sitting } = useSitting.getState();
  // What is kept may still come.
  if (sitting === 'opening') return;
  const { table } = useTable.getState();
  const isEmpty = !table && !useMatch.getState().waiting && !usePlayback.getState().watched;
  const shows = sitting === 'here' && isEmpty ? 'start' : 'table';
  if (useStage.getState().shows !== shows) useStage.getState().show(shows);
}

/** The page itself comes first: what is only kept for later does not take its network from it. In milliseconds. */
const KEEPS_AFTER = 3_000;

/** This page sits down at the table of the browser: what is kept comes back, and the windows for an audience hear of it. */
export function sit(): void {
  drawBeforeInputs();
  followPointer();
  faultsAreNotedBy((error) => useTable.getState().noteFault(error));
  tellFaults();
  for (const { subscribe } of [useSitting, useTable, useMatch, usePlayback]) subscribe(tellStage);
  sitDown(orTell);
  waitForPartners();
  const channel = publicChannel();
  if (channel) showPublicly(channel, desk, (then) => useTable.subscribe(then));
  fetchDuelAhead();
  setTimeout(() => void keepOffline(), KEEPS_AFTER);
}

/** Whether something can begin here: the table is this page's, and nothing that was kept has come back to it. */
const isFree = async (): Promise<boolean> => (await isSeated()) && desk.open === null && !useMatch.getState().waiting;

/**
 * Nobody has touched the table for a while. What is private is covered: a seat's own cards, also those that would be shown next
 * without another curtain, and a deck that is being exchanged. Open hands lie open to everybody by the players' own choice, and
 * the result of a duel is known to all: there is nothing to cover.
 */
export function coverCards(): void {
  const { table, cover } = useTable.getState();
  useMatch.getState().cover();
  if (table && table.secrecy !== 'open' && table.curtain === null && table.view.result === null) cover();
}

/** Clears the table for the next visitors; a duel is filed with the past ones. */
export async function leaveTable(): Promise<void> {
  usePlayback.getState().stop();
  // A lesson gives the table back to the duel that it hid: that one is left too.
  if (desk.open) (await import('../../store/lessons/lessons')).useLessons.getState().leave();
  useMatch.getState().leave();
}

/** A game other than the usual one is fetched first. */
export async function beginGame(plan: TablePlan): Promise<void> {
  if (plan.game !== undefined) await fetchGame(plan.game);
  if (await isFree()) useTable.getState().start(plan);
}

export async function beginMatch(plan: DuelPlan): Promise<void> {
  if (await isFree()) useMatch.getState().start(plan);
}
