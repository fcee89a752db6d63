import {
  boolean,
  literal,
  looseObject,
  object,
  optional,
  picklist,
  safeParse,
  tuple,
  union,
  unknown,
  variant,
  type InferOutput,
} from 'valibot';

import { GAME_IDS } from '../../games/played';
import type { Match } from '../../match';
import type { Given } from '../running/given';
import type { Past } from '../running/past';
import { savedMatch } from './saved-match';
import { amount, issueDetail, listOf, name, readJson, startingLife, word } from '../storage/limits';
import { savedPast } from './saved-past';
import { PRIORITY_MODES } from '../seats';
import { SECRECIES } from '../running/secrecy';
import { PARTNER_LEVELS } from '../running/sitter';
import { phase, place, player, window } from '../storage/game-words';

/** The format of a kept duel. Raise the version when older ones cannot be read any more. */
export const FORMAT = 'kusari-duel';
export const VERSION = 1;

const seat = object({ name, deck: word });
const answer = variant('kind', [
  object({ kind: literal('option'), index: amount, zone: optional(amount) }),
  object({ kind: literal('cards'), places: listOf(place) }),
  object({ kind: literal('value'), value: union([boolean(), amount, word]) }),
]);
const seatPlayer = variant('kind', [
  object({ kind: literal('person') }),
  object({ kind: literal('partner'), level: picklist(PARTNER_LEVELS), seed: word }),
]);
const mark = object({
  window,
  turn: amount,
  phase,
  part: optional(word),
  line: amount,
});
const given = variant('how', [
  object({ how: picklist(['hand', 'forced']), player, answer, objected: optional(mark) }),
  object({ how: literal('tacit'), player, answer, mark }),
  object({ how: literal('unknown') }),
]);
const savedGame = object({
  format: literal(FORMAT),
  version: literal(VERSION),
  /** Nothing is said of a game of the first kind: there was no other when the format was made. */
  game: optional(word),
  seats: tuple([seat, seat]),
  modes: tuple([picklist(PRIORITY_MODES), picklist(PRIORITY_MODES)]),
  lifePoints: startingLife,
  secrecy: optional(picklist(SECRECIES)),
  /** Nothing is said of two persons. */
  players: optional(tuple([seatPlayer, seatPlayer])),
  line: listOf(given),
  past: optional(savedPast(given, mark)),
  recording: unknown(),
  match: optional(savedMatch),
});
const envelope = looseObject({ format: literal(FORMAT), version: amount });

/** A duel as it is kept: the recording of the engine, and what the table knows besides. */
export type SavedGame = Omit<InferOutput<typeof savedGame>, 'line' | 'match' | 'past'> & {
  readonly line: readonly Given[];
  readonly match?: Match;
  readonly past?: Past | undefined;
};

/** Which game was kept. */
export const gameOfSaved = ({ game = GAME_IDS[0]! }: Pick<SavedGame, 'game'>): string => game;

/** Why a duel or a file that should be one cannot be opened. `detail` is for a bug report. */
export interface SaveProblem {
  readonly why: 'damaged' | 'foreign' | 'older' | 'newer' | 'refused' | 'unreachable' | 'tooLarge' | 'unreadable' | 'deckList';
  readonly detail: string;
}

export type Parsed = { readonly ok: true; readonly saved: SavedGame } | { readonly ok: false; readonly problem: SaveProblem };

export function parseSavedGame(text: string): Parsed {
  const problem = (why: SaveProblem['why'], detail: string): Parsed => ({ ok: false, problem: { why, detail } });
  const read = readJson(text);
  if (!read.ok) return problem(read.why, read.detail);
  const { json } = read;
  const outer = safeParse(envelope, json);
  if (!outer.success) return problem('foreign', `${FORMAT} expected`);
  if (outer.output.version < VERSION) return problem('older', `version ${outer.output.version}`);
  if (outer.output.version > VERSION) return problem('newer', `version ${outer.output.version}`);
  const inner = safeParse(savedGame, json);
  if (inner.success) return { ok: true, saved: inner.output };
  return problem('damaged', issueDetail(inner.issues[0]));
}
