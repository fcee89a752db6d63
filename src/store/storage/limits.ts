import {
  array,
  finite,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  pipe,
  string,
  type BaseIssue,
  type GenericSchema,
} from 'valibot';
import { MOST_ANSWERS } from '../../engine/kernel';

/** What a file may be at the most. A long duel is a few hundred kilobytes; a library holds many of them. */
export const MOST_BYTES = 8 * 1024 * 1024;
export const MOST_LIBRARY_BYTES = 8 * MOST_BYTES;
/** How deep lists and objects may lie in each other; a library goes down to the events of a position. */
const MOST_DEPTH = 40;
/** Positions of a public recording and lines of its log. */
export const MOST_POSITIONS = 10_000;
export const MOST_LINES = 50_000;
/** Names of players and decks, wherever they come from. */
export const LONGEST_NAME = 64;
const LONGEST_WORD = 200;
/** What an error message quotes of a file. */
const QUOTED = 120;

/** A number that is one: JSON spells infinity as 1e309. */
export const amount = pipe(number(), finite());
/** The life that a game begins with: no more than the engine begins with. */
export const startingLife = pipe(number(), integer(), minValue(0), maxValue(10_000_000));
/** A moment in milliseconds, up to the last that a calendar knows. */
export const moment = pipe(number(), minValue(0), maxValue(8.64e15));
export const name = pipe(string(), maxLength(LONGEST_NAME));
export const word = pipe(string(), maxLength(LONGEST_WORD));

/** A list as long as a duel can be. */
export const listOf = <T extends GenericSchema>(each: T) => pipe(array(each), maxLength(MOST_ANSWERS));

/** A name as long as a name may be; never half a character. */
export const cutName = (text: string): string => text.slice(0, LONGEST_NAME).replace(/[\uD800-\uDBFF]$/, '');

export const shortened = (text: string): string => (text.length > QUOTED ? `${text.slice(0, QUOTED - 1)}…` : text);
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Where a file is not as it should be, what was expected and what stands there. */
export const issueDetail = (issue: BaseIssue<unknown>): string =>
  `${shortened(issue.path?.map((step) => String(step.key)).join('.') ?? '$')}: ${shortened(issue.message)}`;

export type ReadJson =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly why: 'damaged' | 'tooLarge'; readonly detail: string };

/** Reads the text of a file as JSON, if it is not too large and not too deep to be looked at. Never throws. */
export function readJson(text: string, most = MOST_BYTES): ReadJson {
  if (text.length > most) return { ok: false, why: 'tooLarge', detail: `${megabytes(text.length)}; at most ${megabytes(most)}` };
  if (!isShallow(text))
    return { ok: false, why: 'damaged', detail: `lists and objects in each other: at most ${MOST_DEPTH} expected` };
  try {
    return { ok: true, json: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, why: 'damaged', detail: shortened(error instanceof Error ? error.message : String(error)) };
  }
}

/** Looked at before anything is made of the text: what lies deeper than this would overflow whoever reads it. */
function isShallow(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(text, at);
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      if (++depth > MOST_DEPTH) return false;
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
  }
  return true;
}

const [QUOTE, ESCAPE, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

function endOfText(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === ESCAPE ? 2 : 1;
  return at;
}
