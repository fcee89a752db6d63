import type { Outcome } from '../outcome';
import { playScenario } from '../play';
import { sayProblem } from '../problem';
import type { Kinds, ScenarioGame, ScenarioOf } from '../scenario-game';
import { Script } from '../script/script';

/** What tests of a game play its scenarios with. */
export interface ScenarioTests<K extends Kinds, Input> {
  read(scenario: Input): ScenarioOf<K>;
  /**
   * Plays a scenario twice: straight, and with the game saved as text, looked through and loaded again at every decision. Throws
   * with all that failed, or when the two do not end alike. @returns what was observed at the end.
   */
  plays(scenario: Input): K['seen'];
  /** Plays a scenario once. */
  outcomeOf(scenario: Input): Outcome<K['seen']>;
  /** Plays a scenario that must fail. Throws unless what failed is what is listed, one pattern for each failure, in order. */
  failsWith(scenario: Input, ...expected: RegExp[]): void;
  /** The script of a scenario, which begins where its steps do. */
  scriptOf(scenario: Input): Script<K>;
}

const listed = (lines: readonly unknown[]): string => lines.map((line) => `\n  ${String(line)}`).join('');

/**
 * `lookingThrough`: the game, looking through what is loaded as a position from outside is. `envelope`: what a test need not say.
 */
export function scenarioTests<K extends Kinds, Input extends object>(
  game: ScenarioGame<K>,
  lookingThrough: ScenarioGame<K>,
  envelope: object,
): ScenarioTests<K, Input> {
  const read = (scenario: Input): ScenarioOf<K> => {
    const found = game.read({ format: 'duel-scenario/1', id: 'test', ...envelope, ...scenario });
    if (!found.ok) throw new Error(`This is not a scenario:${listed(found.problems.map(sayProblem))}`);
    return found.scenario;
  };
  const outcomeOf = (scenario: Input): Outcome<K['seen']> => playScenario(game, read(scenario));
  return {
    read,
    outcomeOf,
    plays(scenario) {
      const file = read(scenario);
      const straight = playScenario(game, file);
      if (!straight.ok || straight.final === null) throw new Error(`The scenario fails:${listed(straight.failures)}`);
      const reloaded = playScenario(lookingThrough, file, { reload: true });
      if (!reloaded.ok)
        throw new Error(`The scenario fails when the game is loaded at every decision:${listed(reloaded.failures)}`);
      const ends = [straight.final, reloaded.final].map((final) => JSON.stringify(final));
      if (ends[0] !== ends[1]) throw new Error(`Loaded at every decision, the game ends otherwise:${listed(ends)}`);
      return straight.final;
    },
    failsWith(scenario, ...expected) {
      const { failures } = outcomeOf(scenario);
      if (failures.length === expected.length && failures.every((failure, i) => expected[i]!.test(failure))) return;
      throw new Error(`The scenario should fail with:${listed(expected)}\nIt fails with:${listed(failures)}`);
    },
    scriptOf(scenario) {
      const file = read(scenario);
      const position = game.setUp(file);
      if (position.kind !== 'position') throw new Error(`The scenario ${file.id} cannot be set up`);
      return new Script(game, position.begin(), file);
    },
  };
}
