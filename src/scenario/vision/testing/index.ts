import { unsoundness, type VisionGame } from '../../../engine/vision';
import { visionGame } from '../../../vision';
import type { Outcome } from '../../outcome';
import { sayProblem } from '../../problem';
import type { Observation } from '../observation';
import { playScenario } from '../play';
import { readScenario, type Scenario, type ScenarioInput } from '../schema';

/** The game, looking through what is loaded as a position from outside is. Throws for one that would be refused. */
const lookingThrough: VisionGame = {
  ...visionGame,
  load(saved, replay) {
    const wrong = unsoundness((saved as { readonly rest: { readonly state: unknown } }).rest.state, visionGame.pool);
    if (wrong !== undefined)
      throw new Error(`This rest point would be refused: $${wrong.where}: expected ${wrong.expected}, got ${wrong.got}`);
    return visionGame.load(saved, replay);
  },
};

/** A scenario in a test: format, game and id are filled in. */
export type TestScenario = Omit<ScenarioInput, 'format' | 'game' | 'id'> & { readonly id?: string };

function readTest(scenario: TestScenario): Scenario {
  const read = readScenario(visionGame.pool, { format: 'duel-scenario/1', game: 'vision', id: 'test', ...scenario });
  if (!read.ok)
    throw new Error(`This is not a scenario:\n${read.problems.map((problem) => `  ${sayProblem(problem)}`).join('\n')}`);
  return read.scenario;
}

/** Plays a scenario once. */
export const outcomeOf = (scenario: TestScenario): Outcome<Observation> => playScenario(visionGame, readTest(scenario));

/**
 * Plays a scenario twice: straight, and with the game saved as text, looked through and loaded again at every decision. Throws
 * with all that failed, or when the two do not end alike. @returns what was observed at the end.
 */
export function plays(scenario: TestScenario): Observation {
  const read = readTest(scenario);
  const straight = playScenario(visionGame, read);
  if (!straight.ok || straight.final === null) throw new Error(`The scenario fails:\n  ${straight.failures.join('\n  ')}`);
  const reloaded = playScenario(lookingThrough, read, { reload: true });
  if (!reloaded.ok)
    throw new Error(`The scenario fails when the game is loaded at every decision:\n  ${reloaded.failures.join('\n  ')}`);
  if (JSON.stringify(reloaded.final) !== JSON.stringify(straight.final))
    throw new Error(
      `Loaded at every decision, the game ends otherwise:\n  ${JSON.stringify(straight.final)}\n  ${JSON.stringify(reloaded.final)}`,
    );
  return straight.final;
}

/** Plays a scenario that must fail. Throws unless what failed is what is listed, one pattern for each failure, in order. */
export function failsWith(scenario: TestScenario, ...expected: RegExp[]): void {
  const { failures } = outcomeOf(scenario);
  if (failures.length === expected.length && failures.every((failure, i) => expected[i]!.test(failure))) return;
  throw new Error(`The scenario should fail with:\n  ${expected.join('\n  ')}\nIt fails with:\n  ${failures.join('\n  ')}`);
}
