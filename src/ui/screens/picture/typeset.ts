interface Room {
  readonly width: number;
  /** At the most. */
  readonly lines: number;
  readonly size: number;
}

interface Typeset {
  readonly lines: readonly string[];
  readonly size: number;
}

const SMALLER = 0.94;
/** Below this part of its size a text is cut rather than set smaller. */
const SMALLEST = 0.62;

/** Where a text may break: between words, which in Japanese no space parts. */
function pieces(text: string): readonly string[] {
  const segments = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)];
  const found: string[] = [];
  // What is no word (a comma, a closing bracket) stays with the one before it.
  for (const { segment, isWordLike } of segments)
    if (!isWordLike && found.length > 0) found[found.length - 1] += segment;
    else found.push(segment);
  return found;
}

function broken(words: readonly string[], width: number, wide: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && wide((last + word).trimEnd()) <= width) lines[lines.length - 1] = last + word;
    else lines.push(word.trimStart());
  }
  return lines.map((line) => line.trimEnd());
}

/** A text in its room: on as many lines as it may have, smaller where that is not enough, and cut only at last. */
export function typeset(text: string, { width, lines, size }: Room, wide: (text: string, size: number) => number): Typeset {
  const words = pieces(text);
  for (let now = size; now >= size * SMALLEST; now *= SMALLER) {
    const set = broken(words, width, (piece) => wide(piece, now));
    if (set.length <= lines && set.every((line) => wide(line, now) <= width)) return { lines: set, size: now };
  }
  const smallest = size * SMALLEST;
  const signs = [...text];
  const shown: string[] = [];
  while (shown.length < lines && signs.length > 0) {
    let line = '';
    while (signs.length > 0 && wide(line + signs[0], smallest) <= width - smallest) line += signs.shift();
    if (line === '') break;
    shown.push(shown.length === lines - 1 && signs.length > 0 ? `${line}…` : line);
  }
  return { lines: shown, size: smallest };
}
