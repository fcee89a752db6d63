import { readRecordingBy, type LoadError, type RecordingShape } from '../../kernel/recorded';
import type { Origin as AnyOrigin } from '../../kernel/run';
import type { RecordedOfTwo } from '../../kernel/two-seat-run';
import { isObject, misfit, type Misfit } from '../../kernel/shape';
import type { Answer } from '../model/decision';
import type { DuelState } from '../model/duel-state';
import type { CardPool } from '../model/effect';
import { PROFILE_IDS, type ProfileId } from '../model/profile';
import type { DuelSetup } from '../model/setup';
import { fromFormer, isFormer } from '../taking-up/former/index';
import { strangeAnswers, strangeSetup } from '../taking-up/recording-shape';
import { unsoundness } from '../taking-up/sound-position';

export const RECORDING_FORMAT = 'kusari-recording/3';

/** How a recorded duel began. */
export type Origin = AnyOrigin<DuelSetup, DuelState>;

/**
 * A duel as plain JSON: how it began and every answer fix it. The last rest point and the answers since take it up again even if
 * the way there cannot be replayed any more.
 */
export interface Recording extends RecordedOfTwo<DuelSetup, DuelState, Answer> {
  readonly format: typeof RECORDING_FORMAT;
}

/** What must hold of a recording with these cards. */
export const recordingShape = (pool: CardPool): RecordingShape => ({
  format: RECORDING_FORMAT,
  strangeSetup: (setup) => strangeSetup(setup, pool),
  unsoundness: (state) => unsoundness(state, pool),
  strangeAnswers,
});

/**
 * Checks the outer form of a recording, its set-up or position and its answers; one of a former format is told anew first. Its
 * rest point is looked at when it is taken up. @returns it with the cards of its profile
 */
export function readRecording(
  json: unknown,
  pools: (profile: ProfileId) => CardPool,
): { ok: true; recording: Recording; pool: CardPool } | { ok: false; error: LoadError } {
  if (isObject(json) && isFormer(json)) return readRecording(fromFormer(json, RECORDING_FORMAT), pools);
  const profile = profileOf(isObject(json) ? json.origin : undefined);
  const pool = pools(profile);
  const read = readRecordingBy<Recording>(json, recordingShape(pool));
  if (!read.ok) return read;
  const found = strangeProfile(read.recording.rest, profile);
  return found === undefined ? { ...read, pool } : { ok: false, error: { ...found, code: 'damaged' } };
}

/** The rule set that a duel began by. One that nobody knows is found with all else that is wrong with the beginning. */
function profileOf(origin: unknown): ProfileId {
  const begun = isObject(origin) ? (origin.setup ?? origin.state) : undefined;
  const named = isObject(begun) ? begun.profile : undefined;
  return PROFILE_IDS.find((profile) => profile === named) ?? PROFILE_IDS[0];
}

/** A duel does not change its rule set. */
const strangeProfile = (rest: unknown, profile: ProfileId): Misfit | undefined => {
  const state = isObject(rest) && isObject(rest.state) ? rest.state : {};
  return state.profile === profile ? undefined : misfit(`"${profile}"`, state.profile, '$.rest.state.profile');
};
