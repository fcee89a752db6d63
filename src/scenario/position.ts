import type { Kinds, ScenarioGame } from './scenario-game';
import { sayProblem } from './problem';
import { messageOf } from './script/step-failed';
import { Script } from './script/script';

/** The position to which a scenario leads, or what is wrong with it. */
export type PositionOf<Run> =
  { readonly ok: true; readonly id: string; readonly run: Run } | { readonly ok: false; readonly failures: readonly string[] };

/** Sets a parsed scenario up and plays its steps, if it has any. What is asked after the last one is left open. */
export function positionOf<K extends Kinds>(game: ScenarioGame<K>, json: unknown): PositionOf<K['run']> {
  const read = game.read(json);
  if (!read.ok) return { ok: false, failures: read.problems.map(sayProblem) };
  const { scenario } = read;
  const position = game.setUp(scenario);
  if (position.kind === 'bad') return { ok: false, failures: position.problems.map(sayProblem) };
  if (position.kind === 'notImplemented')
    return { ok: false, failures: position.names.map((name) => `not implemented: ${name}`) };
  try {
    const script = new Script(game, position.begin(), scenario);
    while (script.next !== undefined) {
      const failures = script.playNext();
      if (failures.length > 0) return { ok: false, failures };
    }
    return { ok: true, id: scenario.id, run: script.line.run };
  } catch (error) {
    return { ok: false, failures: [`start: ${messageOf(error)}`] };
  }
}
