import type { VisionGame } from '../../engine/vision';
import { badFile, type Outcome, type PlayOptions } from '../outcome';
import { observe, type Observation } from './observation';
import { readScenario, type Scenario } from './schema';
import { Script } from './script';
import { setUp } from './set-up';

export type { Observation } from './observation';

/** Plays the parsed text of a scenario of VISION. */
export function playJson(game: VisionGame, json: unknown, options: PlayOptions = {}): Outcome<Observation> {
  const read = readScenario(game.pool, json);
  return read.ok ? playScenario(game, read.scenario, options) : badFile(read.problems);
}

/** Plays a scenario: sets it up, plays its steps, checks what is expected. */
export function playScenario(
  game: VisionGame,
  scenario: Scenario,
  { reload = false, trace }: PlayOptions = {},
): Outcome<Observation> {
  const { id } = scenario;
  let script: Script;
  try {
    script = new Script(game.fromState(setUp(scenario, game.pool)), scenario, { trace, reloads: reload ? game : undefined });
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    return { id, ok: false, failures: [`start: ${says}`], final: null, bad: false };
  }
  const failures = script.play();
  return { id, ok: failures.length === 0, failures, final: observe(script.line.run), bad: false };
}
