import type { Table } from '../../../store/desk/table';
import { go } from '../../base/doors/route';
import { useTable } from '../../../store/desk/table-store';
import { usePlayback } from '../../../store/watching/playback';
import { later } from '../../../store/fetching/later';
import { download, pickFile, RECORDINGS, recordingName } from '../../base/shared/file';

/** Gives the players the recording of the duel as a file. */
export function saveRecording({
  seats,
  view,
}: {
  readonly seats: Table['seats'];
  readonly view: { readonly turn: number };
}): void {
  const text = useTable.getState().saveFile();
  if (text !== null)
    download(
      recordingName(
        seats.map((seat) => seat.name),
        view.turn,
      ),
      text,
    );
}

/** The same for the match that the duel on the table belongs to. */
export function saveMatch(): void {
  const { table } = useTable.getState();
  if (table) saveRecording(table);
}

/** Opens a recording that the players choose. */
export async function openRecording(): Promise<void> {
  const file = await pickFile(RECORDINGS);
  if (file) await openFile(file);
}

/** What reads a recording: fetched when it is needed. */
export const openingOfFiles = later(() => import('../../../store/watching/opening'));

/** Plays the game on the table back from its beginning, looked through if that is wished; it lies there again afterwards. */
export async function watchAgain(isJudged = false): Promise<void> {
  const opening = await openingOfFiles.get().catch(() => null);
  if (!opening) return useTable.getState().report({ kind: 'notFetched' });
  const duel = opening.runningRecording();
  if (duel) usePlayback.getState().watch(duel, 'beginning', isJudged);
}

/** Opens a file that should be a recording; null: something was dropped that holds no file. */
export async function openFile(file: File | null): Promise<void> {
  const opening = await openingOfFiles.get().catch(() => null);
  if (!opening) return useTable.getState().report({ kind: 'notFetched' });
  if ((await opening.openGivenFile(file)) === 'filed') go({ door: 'library', detail: '' });
}
