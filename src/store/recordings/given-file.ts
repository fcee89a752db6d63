import { megabytes, MOST_BYTES, MOST_LIBRARY_BYTES, shortened } from '../storage/limits';
import type { SaveProblem } from '../keeping/saved-game';
import { beginsLikeLibrary } from './library';

/** What the page gets of a file that the players chose or dropped. */
export type GivenFile = Pick<File, 'name' | 'size' | 'slice' | 'text'>;

type GivenText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: SaveProblem };

const problem = (why: SaveProblem['why'], detail: string): GivenText => ({ ok: false, problem: { why, detail } });

/** Reads a file that should be a recording or a library; what is too large is not even read. Never throws. */
export async function textOfGiven(file: GivenFile): Promise<GivenText> {
  const { name, size } = file;
  if (/\.ydke?$/i.test(name)) return problem('deckList', shortened(name));
  try {
    const most = size > MOST_BYTES && beginsLikeLibrary(await file.slice(0, 200).text()) ? MOST_LIBRARY_BYTES : MOST_BYTES;
    if (size > most) return problem('tooLarge', `${shortened(name)}: ${megabytes(size)}; at most ${megabytes(most)}`);
    return { ok: true, text: await file.text() };
  } catch (error) {
    // A folder looks like a file until it is read.
    return problem('unreadable', `${shortened(name)}: ${shortened(error instanceof Error ? error.message : String(error))}`);
  }
}
