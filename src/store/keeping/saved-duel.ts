import { array, boolean, literal, looseObject, number, object, optional, picklist, safeParse, string, tuple, union, unknown, type InferOutput } from 'valibot';
import type { Match } from '../../match';
import type { Given } from '../priority/given';
import type { Past } from '../going-back/past';
import { savedMatch } from '../match/saved-match';
import { PHASES, savedPast, WINDOWS } from './saved-past';
import { PRIORITY_MODES } from '../seats';
import { SECRECIES } from '../looking/secrecy';

/** The format of a kept duel. Raise the version when older ones cannot be read any more. */
export const FORMAT = 'kusari-duel';
export const VERSION = 1;

const player = union([literal(0), literal(1)]);
const seat = object({ name: string(), deck: string() });
const answer = union([
  object({ kind: literal('option'), index: number(), zone: optional(number()) }),
  object({ kind: literal('cards'), places: array(string()) }),
  object({ kind: literal('value'), value: union([boolean(), number(), string()]) }),
]);
const mark = object({
  window: picklist(WINDOWS),
  turn: number(),
  phase: picklist(PHASES),
  line: number(),
});
const given = union([
  object({ how: picklist(['hand', 'forced']), player, answer, objected: optional(mark) }),
  object({ how: literal('tacit'), player, answer, mark }),
  object({ how: literal('unknown') }),
]);
const savedDuel = object({
  format: literal(FORMAT),
  version: literal(VERSION),
  seats: tuple([seat, seat]),
  modes: tuple([picklist(PRIORITY_MODES), picklist(PRIORITY_MODES)]),
  lifePoints: number(),
  secrecy: optional(picklist(SECRECIES)),
  line: array(given),
  past: optional(savedPast(given, mark)),
  recording: unknown(),
  match: optional(savedMatch),
});
const envelope = looseObject({ format: literal(FORMAT), version: number() });

/** A duel as it is kept: the recording of the engine, and what the table knows besides. */
export type SavedDuel = Omit<InferOutput<typeof savedDuel>, 'line' | 'match' | 'past'> & { readonly line: readonly Given[]; readonly match?: Match; readonly past?: Past | undefined };

/** Why a kept duel cannot be opened. `detail` is for a bug report. */
export interface SaveProblem {
  readonly why: 'damaged' | 'foreign' | 'older' | 'newer' | 'refused' | 'unreachable';
  readonly detail: string;
}

export type Parsed = { readonly ok: true; readonly saved: SavedDuel } | { readonly ok: false; readonly problem: SaveProblem };

export function parseSavedDuel(text: string): Parsed {
  const problem = (why: SaveProblem['why'], detail: string): Parsed => ({ ok: false, problem: { why, detail } });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return problem('damaged', error instanceof Error ? error.message : String(error));
  }
  const outer = safeParse(envelope, json);
  if (!outer.success) return problem('foreign', `${FORMAT} expected`);
  if (outer.output.version < VERSION) return problem('older', `version ${outer.output.version}`);
  if (outer.output.version > VERSION) return problem('newer', `version ${outer.output.version}`);
  const inner = safeParse(savedDuel, json);
  if (inner.success) return { ok: true, saved: inner.output };
  const [issue] = inner.issues;
  return problem('damaged', `${issue.path?.map((step) => String(step.key)).join('.') ?? ''}: ${issue.message}`);
}
