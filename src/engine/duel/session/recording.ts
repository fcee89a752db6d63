import type { Answer } from '../model/decision';
import type { DuelState } from '../model/duel-state';
import type { DuelSetup } from './new-duel';

export const RECORDING_FORMAT = 'kusari-recording/1';

/** How a recorded duel began. */
export type Origin = { readonly kind: 'setup'; readonly setup: DuelSetup } | { readonly kind: 'position'; readonly state: DuelState };

/**
 * A duel as plain JSON: how it began and every answer fix it. The last rest point and the answers since take it up again even if
 * the way there cannot be replayed any more.
 */
export interface Recording {
  readonly format: typeof RECORDING_FORMAT;
  readonly origin: Origin;
  readonly answers: readonly Answer[];
  /** Per answer: what was asked, so that a changed engine is noticed. */
  readonly prints: readonly string[];
  readonly rest: { readonly at: number; readonly state: DuelState };
  /** A surrender ends a duel from outside its answers. */
  readonly surrendered?: 0 | 1;
}

/** Why a recording cannot be read: what was looked at, expected and found. */
export interface LoadError {
  readonly code: 'notJson' | 'otherFormat' | 'damaged' | 'otherAnswers';
  readonly where: string;
  readonly expected: string;
  readonly got: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** Checks the outer form of a recording. What it says of the duel is checked by taking it up. */
export function readRecording(json: unknown): { ok: true; recording: Recording } | { ok: false; error: LoadError } {
  const wrong = (code: LoadError['code'], where: string, expected: string, value: unknown) => ({ ok: false, error: { code, where, expected, got: shown(value) } }) as const;
  if (!isObject(json)) return wrong('notJson', '$', 'an object', json);
  if (json.format !== RECORDING_FORMAT) return wrong('otherFormat', '$.format', RECORDING_FORMAT, json.format);
  const { origin, answers, prints, rest } = json;
  if (!isObject(origin) || (origin.kind !== 'setup' && origin.kind !== 'position')) return wrong('damaged', '$.origin.kind', '"setup" or "position"', isObject(origin) ? origin.kind : origin);
  if (origin.kind === 'setup' && !isObject(origin.setup)) return wrong('damaged', '$.origin.setup', 'an object', origin.setup);
  if (!Array.isArray(answers) || !answers.every((a) => isObject(a) && typeof a.do === 'string')) return wrong('damaged', '$.answers', 'a list of answers', answers);
  if (!Array.isArray(prints) || prints.length !== answers.length) return wrong('damaged', '$.prints', `${answers.length} fingerprints`, Array.isArray(prints) ? prints.length : prints);
  if (!isObject(rest) || typeof rest.at !== 'number' || !isObject(rest.state) || !Array.isArray(rest.state.cards)) return wrong('damaged', '$.rest', 'a position with its answer number', rest);
  return { ok: true, recording: json as unknown as Recording };
}
