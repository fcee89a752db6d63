import { literal, null_, number, object, safeParse, string, union } from 'valibot';
import { lastingStore, type Keyed } from '../storage/keyed';
import { clearShelf, DUEL, readShelf, writeShelf } from '../storage/shelf';

export { DUEL } from '../storage/shelf';

const LEFT = 'kusari.left';

/**
 * Where in time a kept duel stands: which sitting at the table wrote it, and how many were written before it. No clock is asked.
 */
export interface Stamp {
  readonly term: number;
  readonly number: number;
}

/** The running duel as it was written down; without text: there is none. */
export interface Written extends Stamp {
  readonly text: string | null;
}

/** What lies on disk. `fence`: the sitting that may write; an earlier one has lost the table to it. */
export interface OnDisk extends Written {
  readonly fence: number;
}

const stamp = { term: number(), number: number() };
const onDisk = object({ fence: number(), ...stamp, text: union([string(), null_()]) });
const stamped = object({ format: literal('kusari-duel'), kept: object(stamp) });

export const NOTHING: OnDisk = { fence: 0, term: 0, number: 0, text: null };

export const isNewer = (one: Stamp, other: Stamp): boolean =>
  one.term > other.term || (one.term === other.term && one.number > other.number);
export const isSame = (one: Stamp, other: Stamp): boolean => one.term === other.term && one.number === other.number;

/** The lasting copy: IndexedDB. Null where the browser has none. */
export const tableStore: Keyed | null = lastingStore('kusari-table', 'kept');

export function onDiskOf(value: unknown): OnDisk {
  const read = safeParse(onDisk, value);
  return read.success ? read.output : NOTHING;
}

/**
 * When a text was written down. One from elsewhere, or of an older version of this page, says nothing and is older than all
 * others.
 */
export function stampOf(text: string): Stamp {
  try {
    const read = safeParse(stamped, JSON.parse(text));
    return read.success ? read.output.kept : { term: 0, number: 0 };
  } catch {
    return { term: 0, number: 0 };
  }
}

/** The quick copy: local storage. It is there at once, and the browser writes it to disk when it likes. */
export function quickCopy(): Written | null {
  const text = readShelf(DUEL);
  return text === null ? null : { ...stampOf(text), text };
}

/** Whether the browser has taken it. */
export const keepQuickly = (text: string): boolean => writeShelf(DUEL, text);
export const forgetQuickly = (): void => clearShelf(DUEL);

const markOf = ({ term, number: count }: Stamp): string => `${term}:${count}`;

/** The page is left, or may be taken away unseen: up to here nothing is missing. */
export const noteLeft = (at: Stamp): boolean => writeShelf(LEFT, markOf(at));
export const wasLeftAt = (at: Stamp): boolean => readShelf(LEFT) === markOf(at);
