/** How wide a name is, so that it can be set as large as three lines allow without ever being cut. All widths in em. */
export interface NameFit {
  /** The pieces between which the name may break. Joined, they are the name. */
  readonly pieces: readonly string[];
  /** The pieces of which the next one continues a word: to be broken there on small faces only. */
  readonly cuts: ReadonlySet<number>;
  /** The widest line when the name is set in at most two, three or four lines. */
  readonly two: number;
  readonly three: number;
  readonly four: number;
}

/** The room for a name on the smallest face and the size below which it is better to break inside a word, in pixels. */
const SMALLEST_ROOM = 59;
const READABLE = 9.8;
/** Browsers round, and a face that has not loaded yet is wider. */
const SLACK = 1.02;

/** Advances of the text face from U+0020 to U+007E, one letter each: its code less 47, in 1/50 em. */
const ADVANCES = ':=ELJ[O;>>IJ=A=CJJJJJJJJJJ==JJJFXNMLNJIOPCHNGTPOLOMKINLZMLJ>C>JHJIJFJH@HJ<<I=WJIJJAF@JGTHGF@A@J';

function widthOfCharacter(c: string): number {
  const advance = ADVANCES.charCodeAt(c.charCodeAt(0) - 32) - 47;
  if (!Number.isNaN(advance)) return advance / 50;
  return c < '\u0250' || c === '’' || c === '–' ? 0.54 : 1;
}
const widthOf = (text: string): number => [...text.trim()].reduce((sum, c) => sum + widthOfCharacter(c), 0);

type Script = 'kanji' | 'hiragana' | 'katakana' | 'other';
const scriptOf = (c: string): Script =>
  /[\u3041-\u309f]/.test(c)
    ? 'hiragana'
    : /[\u30a1-\u30fa\u30fc]/.test(c)
      ? 'katakana'
      : /[\u3400-\u9fff]/.test(c)
        ? 'kanji'
        : 'other';

/** May a Japanese name break between these two characters? After a mark, or where kana turn into another script. */
function mayBreak(before: string, after: string): boolean {
  if (/[・！!。、」）)]/.test(after)) return false;
  if (/[・！!」]/.test(before) || /[「（−－―]/.test(after)) return true;
  if (/[−－―「]/.test(before)) return false;
  const [left, right] = [scriptOf(before), scriptOf(after)];
  if (left === right || left === 'other' || right === 'other') return false;
  return right !== 'hiragana';
}

function piecesOf(name: string, mayBreakBetween: (before: string, after: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  const characters = [...name];
  characters.forEach((c, k) => {
    piece += c;
    const after = characters[k + 1];
    if (after === undefined || c === ' ' || c === '-' || mayBreakBetween(c, after)) {
      pieces.push(piece);
      piece = '';
    }
  });
  return pieces;
}

/** Cuts a long word of kana or kanji in two where a line may begin: near its middle, best after a long vowel. */
function inTwo(word: string): readonly string[] {
  const characters = [...word];
  const middle = characters.length / 2;
  let best: number | undefined;
  let least = Infinity;
  for (let k = 2; k <= characters.length - 2; k++) {
    const [before = '', after = ''] = [characters[k - 1], characters[k]];
    if (
      after < '\u2e80' ||
      before < '\u2e80' ||
      /[ァィゥェォッャュョヮーンぁぃぅぇぉっゃゅょん・！!」]/.test(after) ||
      /[ッっ「・]/.test(before)
    )
      continue;
    const badness = Math.abs(k - middle) - (before === 'ー' || scriptOf(before) !== scriptOf(after) ? 1.6 : 0);
    if (badness < least) [best, least] = [k, badness];
  }
  return best === undefined ? [word] : [characters.slice(0, best).join(''), characters.slice(best).join('')];
}

/** The size that a name gets on the smallest face: three lines, or four where they are so long that they would get tiny. */
const smallestSize = (pieces: readonly string[]): number =>
  Math.max(SMALLEST_ROOM / widest(pieces, 3), Math.min(10, SMALLEST_ROOM / widest(pieces, 4)));

/** Cuts the widest words until the name can be read on the smallest face, as far as that helps. */
function cutToFit(pieces: readonly string[]): readonly string[] {
  let best = pieces;
  let tried = pieces;
  while (smallestSize(best) < READABLE) {
    const widestWord = tried.reduce((a, b) => (widthOf(b) > widthOf(a) ? b : a));
    const cut = inTwo(widestWord);
    if (widthOf(widestWord) <= 3.5 || cut.length === 1) break;
    tried = tried.flatMap((piece) => (piece === widestWord ? cut : [piece]));
    if (smallestSize(tried) > smallestSize(best) + 0.3) best = tried;
  }
  return best;
}

/** The widest line of the best way to set the pieces in so many lines. */
function widest(pieces: readonly string[], lines: number): number {
  if (lines === 1 || pieces.length <= 1) return widthOf(pieces.join(''));
  let best = Infinity;
  for (let k = 1; k <= pieces.length; k++) {
    const first = widthOf(pieces.slice(0, k).join(''));
    if (first >= best) break;
    best = Math.min(best, Math.max(first, k === pieces.length ? 0 : widest(pieces.slice(k), lines - 1)));
  }
  return best;
}

function fit(name: string): NameFit {
  const japanese = /[\u3041-\u9fff]/.test(name);
  const words = piecesOf(name, japanese ? mayBreak : () => false);
  const pieces = japanese ? cutToFit(words) : words;
  const inLines = (lines: number): number => Math.round(widest(pieces, lines) * SLACK * 100) / 100;
  const ends = new Set(words.map((_, k) => words.slice(0, k + 1).join('').length));
  const cuts = new Set(pieces.map((_, k) => k).filter((k) => !ends.has(pieces.slice(0, k + 1).join('').length)));
  return { pieces, cuts, two: inLines(2), three: inLines(3), four: inLines(4) };
}

const fitted = new Map<string, NameFit>();

export function fitName(name: string): NameFit {
  let found = fitted.get(name);
  if (!found) fitted.set(name, (found = fit(name)));
  return found;
}
