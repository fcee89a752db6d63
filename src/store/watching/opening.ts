import { desk, useTable } from '../desk/table-store';
import { textOfGiven, type GivenFile } from '../recordings/given-file';
import { isLibrary, useLibrary } from '../recordings/library';
import { usePlayback } from './playback';
import type { PlayedBack } from '../recordings/played-back';
import { publicRecordingOf } from '../recordings/public-recording';
import { readSavedGame, readRecordedFile } from '../recordings/recorded-file';
import { savedGameOf } from '../keeping/open-game';
import type { SavedGame } from '../keeping/saved-game';
import { gamesOfThisPage } from '../game';
import { gamesFor, missingFor } from '../recordings/games-for';

/** What became of a file: its duel is on the table, or is played back; or the reason stands in the table's note of trouble. */
export type Opening = 'onTable' | 'watched' | 'refused';

/**
 * Opens a file that the players gave; `null`: what they dropped holds none. What it is not says so, and the running duel stays.
 */
export async function openGivenFile(file: GivenFile | null): Promise<Opening | 'filed'> {
  const given = file ? await textOfGiven(file) : ({ ok: false, problem: { why: 'unreadable', detail: '' } } as const);
  if (given.ok) return openGivenText(given.text);
  desk.trouble({ kind: 'cannotOpen', problem: given.problem, isAside: false });
  return 'refused';
}

/** Opens the text of a file that the players gave: a recording, or a library, whose duels are `filed` with the past duels. */
export async function openGivenText(text: string): Promise<Opening | 'filed'> {
  if (missingFor(text, await gamesFor(text)).length > 0) {
    desk.trouble({ kind: 'notFetched' });
    return 'refused';
  }
  if (!isLibrary(text)) return openRecordedText(text);
  const problem = await useLibrary.getState().take(text);
  desk.trouble(problem && { kind: 'cannotOpen', problem, isAside: false });
  return problem ? 'refused' : 'filed';
}

/**
 * Opens the text of a recording; its game has been fetched. A duel or match that is not over goes on, if no
 * other one is running; every other recording is played back, from where it can be played on. A file that cannot be read is
 * left alone, and so is the running duel.
 */
export function openRecordedText(text: string): Opening {
  desk.trouble(null);
  const read = readRecordedFile(gamesOfThisPage(), text);
  if (!read.ok) {
    desk.trouble({ kind: 'cannotOpen', problem: read.problem, isAside: false });
    return 'refused';
  }
  const { file } = read;
  if (file.kind === 'duel' && (!file.played.isOver || goesOn(file.saved)) && !desk.open)
    return useTable.getState().openFile(text) ? 'onTable' : 'refused';
  usePlayback.getState().watch(file.played, file.played.isOver || file.kind === 'public' ? 'beginning' : 'end');
  if (file.kind === 'duel' && file.lost !== undefined) desk.trouble({ kind: 'lostHistory', detail: file.lost });
  return 'watched';
}

/** The match of a duel is not over, whether or not the duel itself is. */
const goesOn = ({ match }: SavedGame): boolean => match !== undefined && match.stage.kind !== 'over';

/** The running duel as a recording; null when none lies on the table. */
export function runningRecording(): PlayedBack | null {
  if (!desk.open) return null;
  const read = readSavedGame(gamesOfThisPage(), JSON.parse(JSON.stringify(savedGameOf(desk.open))));
  return read.ok ? read.file.played : null;
}

/** The file that shows both hands, from the first card to the last; null when the recording does not know them. */
export function textWithHands(duel: PlayedBack): string | null {
  const saved = duel.takenUpAt(duel.positions - 1);
  return saved && JSON.stringify(saved);
}

/** The file that shows what everybody saw. */
export const publicText = (duel: PlayedBack): string => JSON.stringify(publicRecordingOf(duel));
