import type { DuelGame } from '../engine/duel';
import type { LineOptions } from './script/line';
import { observe, type Observation } from './observation';
import { readScenario, sayProblem, type Problem, type Scenario } from './schema';
import { Script } from './script/script';
import { setUp } from './set-up';

/** What became of a scenario. `bad`: it could not be read at all. */
export interface Outcome {
  readonly id: string | null;
  readonly ok: boolean;
  readonly failures: readonly string[];
  readonly final: Observation | null;
  readonly bad: boolean;
}

/** `reload`: the duel is saved to JSON text and loaded again at every decision. */
export interface PlayOptions extends Pick<LineOptions, 'trace'> {
  readonly reload?: boolean;
}

/** Plays the text of a scenario file. */
export function playText(game: DuelGame, text: string, options: PlayOptions = {}): Outcome {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return badFile([{ path: '$', expected: 'expected JSON', got: error instanceof Error ? error.message : String(error) }]);
  }
  const read = readScenario(json);
  return read.ok ? playScenario(game, read.scenario, options) : badFile(read.problems);
}

/** Plays a scenario: sets it up, plays its steps, checks what is expected. */
export function playScenario(game: DuelGame, scenario: Scenario, { reload = false, ...options }: PlayOptions = {}): Outcome {
  const { id } = scenario;
  const position = setUp(scenario, game);
  if (position.kind === 'bad') return badFile(position.problems);
  const failed = (failures: readonly string[]): Outcome => ({ id, ok: false, failures, final: null, bad: false });
  if (position.kind === 'notImplemented') return failed(position.names.map((name) => `not implemented: ${name}`));
  let script: Script;
  try {
    script = new Script(game.fromState(position.state), scenario, { ...options, reloads: reload ? game : undefined });
  } catch (error) {
    return failed([`start: ${error instanceof Error ? error.message : String(error)}`]);
  }
  const failures = script.play();
  return { id, ok: failures.length === 0, failures, final: observe(script.line.run), bad: false };
}

const badFile = (problems: readonly Problem[]): Outcome => ({
  id: null,
  ok: false,
  failures: problems.map(sayProblem),
  final: null,
  bad: true,
});
