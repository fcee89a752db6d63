import { cutName } from '../../../store/storage/limits';
import { pickFile } from '../../base/shared/file';

/** A file that was chosen: its text, and its name without the ending. */
export interface ChosenFile {
  readonly name: string;
  readonly text: string;
}

/** Why a file is not even looked at as a deck. */
export type UnreadFile = 'tooLarge' | 'unreadable';

/** A deck is a few hundred lines. */
const MOST_BYTES = 1024 * 1024;

/** Asks for a deck file and reads it; undefined when none was chosen. */
export async function pickDeckFile(): Promise<ChosenFile | UnreadFile | undefined> {
  const file = await pickFile('.ydk,.txt,text/plain');
  if (!file) return undefined;
  if (file.size > MOST_BYTES) return 'tooLarge';
  try {
    return { name: cutName(file.name.replace(/\.[^.]*$/, '')), text: await file.text() };
  } catch {
    return 'unreadable';
  }
}

/** A file name for a deck: its name without what file systems refuse. */
export const deckFileName = (name: string, ending: string): string =>
  `${name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').trim() || 'deck'}.${ending}`;
