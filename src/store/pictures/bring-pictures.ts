import { fileOf, isLeftBehind, namedFile } from './picture-name';
import { readZip, type ZipFault } from './zip';

/** What a picture may be before it is made small enough for a card. */
export const MOST_PICTURE_BYTES = 16 * 1024 * 1024;
/** How many are looked at in one go: more than there are cards in both games, with all that may lie beside them. */
export const MOST_FILES = 20_000;

export type PictureFault = ZipFault | 'noPicture' | 'noNumber' | 'unknownCard' | 'unreadable' | 'twice' | 'notKept' | 'tooMany';

/** A file that was left out, and why. */
export interface LeftOut {
  readonly file: string;
  readonly why: PictureFault;
}

export interface Brought {
  readonly kept: readonly number[];
  readonly leftOut: readonly LeftOut[];
}

/** What people give: a file of their disk; in a chosen folder it says where it lay. */
export type GivenPicture = Blob & { readonly name: string; readonly webkitRelativePath?: string };

interface Bringing {
  /** Whether any game of this table knows the card. */
  readonly isCard: (number: number) => boolean;
  /** Makes the picture as large as a card can show it; null if it is none. */
  readonly fitted: (picture: Blob) => Promise<Blob | null>;
  readonly keep: (card: number, picture: Blob) => Promise<void>;
  /** How many of how many files have been looked at. */
  readonly onProgress?: (done: number, all: number) => void;
}

interface Found {
  readonly file: string;
  readonly card: number;
  readonly open: (most: number) => Promise<Blob | PictureFault>;
}

/** Takes pictures named by their cards out of files, folders, archives. A bad file is named and left out, the good ones stay. */
export async function bringPictures(
  given: readonly GivenPicture[],
  { isCard, fitted, keep, onProgress }: Bringing,
): Promise<Brought> {
  const leftOut: LeftOut[] = [];
  const found = await pictures(given, leftOut);
  const kept: number[] = [];
  const seen = new Set<number>();
  const faultOf = async ({ card, open }: Found): Promise<PictureFault | null> => {
    if (!isCard(card)) return 'unknownCard';
    if (seen.has(card)) return 'twice';
    const file = await open(MOST_PICTURE_BYTES).catch((): PictureFault => 'unreadable');
    if (typeof file === 'string') return file;
    const picture = await fitted(file).catch(() => null);
    if (!picture) return 'unreadable';
    seen.add(card);
    return keep(card, picture).then(
      () => (kept.push(card), null),
      () => 'notKept',
    );
  };
  for (const [at, one] of found.entries()) {
    onProgress?.(at, found.length);
    const why = await faultOf(one);
    if (why) leftOut.push({ file: one.file, why });
    // A disk that is full is full for the rest too.
    if (why === 'notKept') break;
  }
  return { kept, leftOut };
}

async function pictures(given: readonly GivenPicture[], leftOut: LeftOut[]): Promise<readonly Found[]> {
  const found: Found[] = [];
  const take = (path: string, open: Found['open']): void => {
    if (isLeftBehind(path)) return;
    const named = namedFile(path);
    if (named.kind === 'picture') found.push({ file: fileOf(path), card: named.card, open });
    // An archive in an archive is none of its pictures.
    else leftOut.push({ file: fileOf(path), why: named.kind === 'zip' ? 'noPicture' : named.why });
  };
  for (const file of given.slice(0, MOST_FILES)) {
    const path = file.webkitRelativePath || file.name;
    if (isLeftBehind(path)) continue;
    if (namedFile(path).kind !== 'zip') {
      take(path, async (most) => (file.size > most ? 'tooLarge' : file));
      continue;
    }
    const zip = await readZip(file).catch(() => ({ ok: false, fault: 'unreadable' }) as const);
    if (!zip.ok) leftOut.push({ file: file.name, why: zip.fault });
    else {
      for (const { name, open } of zip.files.slice(0, MOST_FILES)) take(name, open);
      const further = zip.files[MOST_FILES];
      if (further) leftOut.push({ file: fileOf(further.name), why: 'tooMany' });
    }
  }
  const further = given[MOST_FILES];
  if (further) leftOut.push({ file: further.name, why: 'tooMany' });
  return found;
}
