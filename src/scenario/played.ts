import type { Kinds, ScenarioGame, ScenarioOf } from './scenario-game';
import { Script } from './script/script';

/** A scenario after its last step, or why a step could not be played. */
export type PlayedSteps<K extends Kinds> =
  { readonly ok: true; readonly recording: K['saved'] } | { readonly ok: false; readonly failures: readonly string[] };

/** Plays the steps of a scenario and stops right after the last one: what waits then goes on waiting. */
export function playedSteps<K extends Kinds>(game: ScenarioGame<K>, scenario: ScenarioOf<K>): PlayedSteps<K> {
  const position = game.setUp(scenario);
  if (position.kind === 'bad')
    return { ok: false, failures: position.problems.map(({ path, expected }) => `${path}: ${expected}`) };
  if (position.kind === 'notImplemented')
    return { ok: false, failures: position.names.map((name) => `not implemented: ${name}`) };
  const script = new Script(game, position.begin(), scenario);
  for (let step = 0; script.next !== undefined; step += 1) {
    const failures = script.playNext();
    if (failures.length > 0) return { ok: false, failures: failures.map((failure) => `$.steps[${step}]: ${failure}`) };
  }
  return { ok: true, recording: game.save(script.line.run) };
}
