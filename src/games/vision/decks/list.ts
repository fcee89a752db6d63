import { stacksOf, type DeckCards } from '../../../decks/deck';
import { linesOf, problemsByLine } from '../../../decks/deck-lines';
import { LARGEST_PASSCODE, reading, type DeckReading } from '../../../decks/deck-reading';
import { fold } from '../../../decks/fold';

interface Named {
  readonly id: number;
  readonly en: string;
  readonly ja: string;
}

/** What is quoted of a line that names no card. */
const QUOTED = 40;
/** Far more copies than any deck needs: a line that says more is no line of a deck. */
const MOST_COPIES = 99;

/** A deck as lines that anybody can read: copies and name. A card without a name stands there by its number. */
export const writeList = (main: readonly number[], nameOf: (passcode: number) => string | undefined): string =>
  stacksOf(main)
    .map(({ passcode, copies }) => `${copies} ${nameOf(passcode) ?? passcode}\n`)
    .join('');

/**
 * Reads lines of copies and names in either language, `3 Ferry Oar`, `3x 渡しの櫂`, or a name alone for one copy. Blank lines and
 * lines that begin with `#` are passed over. A line that names no card refuses the whole text, and every such line is said.
 */
export function readList(text: string, cards: readonly Named[]): DeckReading {
  const byName = new Map(cards.flatMap(({ id, en, ja }) => [en, ja].map((name) => [fold(name), id] as const)));
  const main: number[] = [];
  const problems = problemsByLine(text, (whole, number) => {
    const line = whole.normalize('NFKC').trim();
    if (line === '' || line.startsWith('#')) return undefined;
    const [, digits = '1', name = ''] = /^(?:(\d+)\s*[x×枚]?\s+)?(.+)$/iu.exec(line) ?? [];
    const id = byName.get(fold(name)) ?? (/^\d+$/.test(name) ? Number(name) : undefined);
    const copies = Number(digits);
    if (id === undefined || id < 1 || id > LARGEST_PASSCODE || copies < 1 || copies > MOST_COPIES)
      return { kind: 'unknownName', line: number, found: line.slice(0, QUOTED) };
    main.push(...Array.from({ length: copies }, () => id));
    return undefined;
  });
  const deck: DeckCards = { main, side: [], fusion: [] };
  return reading(deck, problems);
}

/** Whether the lines are numbers alone, as in a `.ydk` file, and no names. */
export const isYdk = (text: string): boolean => linesOf(text).every((line) => /^\s*(\d+\s*(#.*)?|[#!].*)?$/.test(line));
