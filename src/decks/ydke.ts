import type { DeckCards, Part } from './deck';
import { reading, type DeckReading, type DeckTextProblem } from './deck-reading';

const SCHEME = 'ydke://';
/** The lists in the order of the text. */
const LISTS = ['main', 'fusion', 'side'] as const satisfies readonly Part[];

export const looksLikeYdke = (text: string): boolean => text.trim().toLowerCase().startsWith('ydke:');

/** A deck as one line: main, fusion and side deck, each as base64 of little-endian 32-bit passcodes, each closed by `!`. */
export const writeYdke = (cards: DeckCards): string => SCHEME + LISTS.map((part) => `${packed(cards[part])}!`).join('');

/** Reads `ydke://` text; the last `!` may be missing, and lists that are empty are empty. */
export function readYdke(text: string): DeckReading {
  const cards: Record<Part, readonly number[]> = { main: [], side: [], fusion: [] };
  const problems: DeckTextProblem[] = [];
  const lists = text
    .replace(/\s+/g, '')
    .replace(/^ydke:(\/\/)?/i, '')
    .split('!');
  LISTS.forEach((part, at) => {
    const list = lists[at];
    if (list === undefined) return problems.push({ kind: 'missingList', part });
    const passcodes = unpacked(list);
    if (typeof passcodes === 'string') return problems.push({ kind: 'badList', part, why: passcodes });
    cards[part] = passcodes;
  });
  const more = lists.slice(LISTS.length).join('!');
  if (more !== '') problems.push({ kind: 'tooManyLists', found: more.slice(0, 40) });
  return reading(cards, problems);
}

function packed(passcodes: readonly number[]): string {
  const bytes = new DataView(new ArrayBuffer(passcodes.length * 4));
  passcodes.forEach((passcode, i) => bytes.setUint32(i * 4, passcode, true));
  return btoa(Array.from(new Uint8Array(bytes.buffer), (byte) => String.fromCharCode(byte)).join(''));
}

function unpacked(list: string): readonly number[] | 'notBase64' | 'notWholeNumbers' | 'zero' {
  let binary: string;
  try {
    binary = atob(list);
  } catch {
    return 'notBase64';
  }
  if (binary.length % 4 !== 0) return 'notWholeNumbers';
  const bytes = new DataView(Uint8Array.from(binary, (byte) => byte.charCodeAt(0)).buffer);
  const passcodes = Array.from({ length: binary.length / 4 }, (_, i) => bytes.getUint32(i * 4, true));
  return passcodes.includes(0) ? 'zero' : passcodes;
}
