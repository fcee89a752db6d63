/** How wide a name is, so that it can be set as large as three lines allow without ever being cut. All widths in em. */
export interface NameFit {
  /** The pieces between which the name may break. Joined, they are the name. */
  readonly pieces: readonly string[];
  /** The widest line when the name is set in at most two, three or four lines. */
  readonly two: number;
  readonly three: number;
  readonly four: number;
}

/** A name that is wider than this in three lines may break inside long words of kana. */
const TIGHT = 5.4;
/** Browsers round, and a face that has not loaded yet is wider. */
const SLACK = 1.03;

const widthOfCharacter = (c: string): number => {
  if (c > '\u2e80' || c === '−' || c === '―') return 1;
  if (/[ ]/.test(c)) return 0.21;
  if (/[ijl!.,:;'|’]/.test(c)) return 0.28;
  if (/[frt()/\-–]/.test(c)) return 0.36;
  if (/[mwMW%@&]/.test(c)) return 0.8;
  if (/[A-Z]/.test(c)) return 0.6;
  return 0.52;
};
const widthOf = (text: string): number => [...text.trim()].reduce((sum, c) => sum + widthOfCharacter(c), 0);

type Script = 'kanji' | 'hiragana' | 'katakana' | 'other';
const scriptOf = (c: string): Script => (/[\u3041-\u309f]/.test(c) ? 'hiragana' : /[\u30a1-\u30fa\u30fc]/.test(c) ? 'katakana' : /[\u3400-\u9fff]/.test(c) ? 'kanji' : 'other');

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

/** Long pieces, halved where a line may begin. */
const halved = (pieces: readonly string[]): string[] =>
  pieces.flatMap((piece) => {
    const characters = [...piece];
    if (widthOf(piece) <= 4 || characters.every((c) => c < '\u2e80')) return piece;
    const middle = characters.length / 2;
    const places = characters.map((_, k) => k).filter((k) => k > 1 && k < characters.length - 1 && !/[ァィゥェォッャュョヮーンぁぃぅぇぉっゃゅょん・！!]/.test(characters[k] ?? '') && !/[ッっ「−－]/.test(characters[k - 1] ?? ''));
    const place = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
    return place === undefined ? piece : [characters.slice(0, place).join(''), characters.slice(place).join('')];
  });

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
  let pieces = piecesOf(name, japanese ? mayBreak : () => false);
  if (japanese && widest(pieces, 3) > TIGHT) pieces = halved(pieces);
  const inLines = (lines: number): number => Math.round(widest(pieces, lines) * SLACK * 100) / 100;
  return { pieces, two: inLines(2), three: inLines(3), four: inLines(4) };
}

const fitted = new Map<string, NameFit>();

export function fitName(name: string): NameFit {
  let found = fitted.get(name);
  if (!found) fitted.set(name, (found = fit(name)));
  return found;
}
