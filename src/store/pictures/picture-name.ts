/** A picture as its file says: which card it is of. */
const NAMED = /^0*(\d{1,9})\.(?:png|jpe?g|webp|gif|avif|bmp)$/i;
const PICTURE = /\.(?:png|jpe?g|webp|gif|avif|bmp)$/i;
/** What systems leave in folders and archives beside the files of people. */
const LEFT_BEHIND = /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i;

export const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Files that nobody has put there are passed over in silence. */
export const isLeftBehind = (path: string): boolean => LEFT_BEHIND.test(path);

/** What a file is by its name: the picture of a card, by its passcode or its number; an archive; neither. */
export type NamedFile =
  | { readonly kind: 'picture'; readonly card: number }
  | { readonly kind: 'zip' }
  | { readonly kind: 'none'; readonly why: 'noPicture' | 'noNumber' };

export function namedFile(path: string): NamedFile {
  const file = fileOf(path);
  const number = NAMED.exec(file)?.[1];
  if (number !== undefined) return { kind: 'picture', card: Number(number) };
  if (/\.zip$/i.test(file)) return { kind: 'zip' };
  return { kind: 'none', why: PICTURE.test(file) ? 'noNumber' : 'noPicture' };
}
