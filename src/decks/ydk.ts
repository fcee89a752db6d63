import type { DeckCards, Part } from './deck';
import { problemsByLine } from './deck-lines';
import { LARGEST_PASSCODE, reading, type DeckReading } from './deck-reading';

const HEADS: ReadonlyMap<string, Part> = new Map([
  ['#main', 'main'],
  ['#extra', 'fusion'],
  ['!side', 'side'],
]);
/** What is quoted of a line that makes no sense. */
const QUOTED = 40;

/**
 * The text of a `.ydk` file: one passcode a line under `#main`, `#extra` and `!side`. The name of the deck is the name of the
 * file.
 */
export const writeYdk = ({ main, side, fusion }: DeckCards): string =>
  ['#created by Kusari', '#main', ...main, '#extra', ...fusion, '!side', ...side, ''].join('\n');

/**
 * Reads the text of a `.ydk` file. Comments (`#`), blank lines, a byte order mark and any line ends are passed over; cards before
 * the first head belong to the main deck. A line that is none of this refuses the whole text, and every such line is named.
 */
export function readYdk(text: string): DeckReading {
  const cards: Record<Part, number[]> = { main: [], side: [], fusion: [] };
  let part: Part = 'main';
  const problems = problemsByLine(text, (whole, number) => {
    const line = whole.trim();
    const head = HEADS.get(line.toLowerCase());
    if (head !== undefined) part = head;
    if (head !== undefined || line === '' || line.startsWith('#')) return undefined;
    const digits = /^(\d+)\s*(?:#.*)?$/.exec(line)?.[1];
    const passcode = Number(digits);
    if (digits === undefined) return { kind: 'badLine', line: number, found: line.slice(0, QUOTED) };
    if (passcode < 1 || passcode > LARGEST_PASSCODE) return { kind: 'badPasscode', line: number, found: digits.slice(0, QUOTED) };
    cards[part].push(passcode);
    return undefined;
  });
  return reading(cards, problems);
}
