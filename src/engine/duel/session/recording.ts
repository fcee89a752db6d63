import { strangeRest, strangeSurrender, within, type LoadError } from '../../kernel/recorded';
import type { Origin as AnyOrigin, Recorded } from '../../kernel/run';
import { isObject, misfit, type Misfit } from '../../kernel/shape';
import type { Answer } from '../model/decision';
import type { DuelState } from '../model/duel-state';
import type { CardPool } from '../model/effect';
import { PROFILE_IDS, type ProfileId } from '../model/profile';
import type { DuelSetup } from '../model/setup';
import { FORMER_FORMAT, fromFormer } from '../taking-up/former/index';
import { strangeAnswers, strangeSetup } from '../taking-up/recording-shape';
import { unsoundness } from '../taking-up/sound-position';

export const RECORDING_FORMAT = 'kusari-recording/2';

/** How a recorded duel began. */
export type Origin = AnyOrigin<DuelSetup, DuelState>;

/**
 * A duel as plain JSON: how it began and every answer fix it. The last rest point and the answers since take it up again even if
 * the way there cannot be replayed any more.
 */
export interface Recording extends Recorded<DuelSetup, DuelState, Answer> {
  readonly format: typeof RECORDING_FORMAT;
  /** A surrender ends a duel from outside its answers. */
  readonly surrendered?: 0 | 1 | undefined;
}

/**
 * Checks the outer form of a recording, its set-up or position and its answers; one of the former format is told anew first. Its
 * rest point is looked at when it is taken up. @returns it with the cards of its profile
 */
export function readRecording(
  json: unknown,
  pools: (profile: ProfileId) => CardPool,
): { ok: true; recording: Recording; pool: CardPool } | { ok: false; error: LoadError } {
  const wrong = (code: LoadError['code'], found: Misfit) =>
    ({ ok: false, error: { ...found, code, where: `$${found.where}` } }) as const;
  if (!isObject(json)) return wrong('notJson', misfit('an object', json));
  if (json.format === FORMER_FORMAT) return readRecording(fromFormer(json, RECORDING_FORMAT), pools);
  if (json.format !== RECORDING_FORMAT) return wrong('otherFormat', misfit(RECORDING_FORMAT, json.format, '.format'));
  const { origin, answers, prints, rest, surrendered } = json;
  const profile = profileOf(origin);
  const pool = pools(profile);
  const found =
    strangeOrigin(origin, pool) ??
    strangeAnswers(answers, prints) ??
    strangeRest(rest, (answers as readonly unknown[]).length) ??
    strangeProfile(rest, profile) ??
    strangeSurrender(surrendered);
  return found === undefined ? { ok: true, recording: json as unknown as Recording, pool } : wrong('damaged', found);
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
  return state.profile === profile ? undefined : misfit(`"${profile}"`, state.profile, '.rest.state.profile');
};

function strangeOrigin(origin: unknown, pool: CardPool): Misfit | undefined {
  if (!isObject(origin)) return misfit('how the duel began', origin, '.origin');
  if (origin.kind === 'setup') return within('.origin.setup', strangeSetup(origin.setup, pool));
  return origin.kind === 'position'
    ? within('.origin.state', unsoundness(origin.state, pool))
    : misfit('"setup" or "position"', origin.kind, '.origin.kind');
}
