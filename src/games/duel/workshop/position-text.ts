import { sayProblem, type Problem } from '../../../scenario';
import { readJson } from '../../../store/storage/limits';
import { readScenario } from '../scenario/taught';
import { asScenario, laidBy, misplacedIn } from './as-scenario';
import type { LaidPosition } from './laid-position';

/** What became of a text that should be a position. */
export type PositionRead =
  | { readonly ok: true; readonly position: LaidPosition }
  /** No text that can be read, a scenario of something else, or one with something wrong in it: where, and what was expected. */
  | { readonly ok: false; readonly why: 'noText' | 'otherGame' | 'damaged'; readonly detail: string };

/** A position as the text of a scenario file. */
export const positionText = (position: LaidPosition): string => JSON.stringify(asScenario(position), null, 2);

/** Reads the text of a scenario file. Never throws. */
export function readPosition(text: string): PositionRead {
  const read = readJson(text);
  if (!read.ok) return { ok: false, why: 'noText', detail: read.detail };
  const { json } = read;
  if (typeof json === 'object' && json !== null && 'game' in json && json.game !== 'duel')
    return { ok: false, why: 'otherGame', detail: String(json.game).slice(0, 40) };
  const scenario = readScenario(json);
  if (!scenario.ok) return { ok: false, why: 'damaged', detail: saidAll(scenario.problems) };
  const position = laidBy(scenario.scenario);
  if (!position) return { ok: false, why: 'otherGame', detail: scenario.scenario.profile };
  const misplaced = misplacedIn(scenario.scenario, position);
  return misplaced.length === 0 ? { ok: true, position } : { ok: false, why: 'damaged', detail: saidAll(misplaced) };
}

const MOST_SAID = 4;

const saidAll = (problems: readonly Problem[]): string =>
  [...problems.slice(0, MOST_SAID).map(sayProblem), ...(problems.length > MOST_SAID ? ['…'] : [])].join('; ');
