import { duelGame } from '../../cards';
import { DuelSession, unsoundness, type DuelGame, type DuelState, type DuelView, type Viewer } from '../../engine/duel';
import type { Outcome } from '../outcome';
import { playScenario } from '../play';
import { sayProblem } from '../problem';
import { readScenario, type Scenario, type ScenarioInput } from '../schema';
import type { Observation } from '../observation';
import { setUp } from '../set-up';
import { walk } from '../walk';

/** Where duels have stood: one position of each kind is looked through, since all of them would take too long. */
const standings = new Set<string>();

/** The game, looking through what is loaded as a position from outside is. Throws for one that would be refused. */
const lookingThrough: DuelGame = {
  ...duelGame,
  load(saved, replay) {
    const { state } = (saved as { readonly rest: { readonly state: DuelState } }).rest;
    const { phase, step, damageStep, frames } = state;
    const known = standings.size;
    standings.add(
      JSON.stringify([phase, step, damageStep, frames.map((one) => [one.kind, one.at, 'window' in one && one.window])]),
    );
    const wrong = standings.size > known ? unsoundness(state, duelGame.pool(state.profile), true) : undefined;
    if (wrong !== undefined)
      throw new Error(`This rest point would be refused: $${wrong.where}: expected ${wrong.expected}, got ${wrong.got}`);
    return duelGame.load(saved, replay);
  },
};

/** A scenario in a test: format, id and profile are filled in. */
export type TestScenario = Omit<ScenarioInput, 'format' | 'id'> & { readonly id?: string };

/**
 * Plays a scenario twice: straight, and with the duel saved as text, looked through and loaded again at every decision. Throws
 * with all that failed, or when the two do not end alike. @returns what was observed at the end.
 */
export function plays(scenario: TestScenario): Observation {
  const read = readTest(scenario);
  const straight = playScenario(duelGame, read);
  if (!straight.ok || straight.final === null)
    throw new Error(`The scenario fails:\n${straight.failures.map((failure) => `  ${failure}`).join('\n')}`);
  const reloaded = playScenario(lookingThrough, read, { reload: true });
  if (!reloaded.ok)
    throw new Error(
      `The scenario fails when the duel is loaded at every decision:\n${reloaded.failures.map((failure) => `  ${failure}`).join('\n')}`,
    );
  if (JSON.stringify(reloaded.final) !== JSON.stringify(straight.final)) {
    throw new Error(
      `Loaded at every decision, the duel ends otherwise:\n  ${JSON.stringify(straight.final)}\n  ${JSON.stringify(reloaded.final)}`,
    );
  }
  return straight.final;
}

/** Plays a scenario once. */
export const outcomeOf = (scenario: TestScenario): Outcome<Observation> => playScenario(duelGame, readTest(scenario));

/** Plays a scenario that must fail. Throws unless what failed is what is listed, one pattern for each failure, in order. */
export function failsWith(scenario: TestScenario, ...expected: RegExp[]): void {
  const { failures } = outcomeOf(scenario);
  if (failures.length === expected.length && failures.every((failure, i) => expected[i]!.test(failure))) return;
  throw new Error(
    `The scenario should fail with:\n${expected.map((one) => `  ${one}`).join('\n')}\nIt fails with:\n${failures.map((one) => `  ${one}`).join('\n')}`,
  );
}

/** The duel of a scenario where its steps begin, as the table plays it. */
export function sessionIn(players: TestScenario['players']): DuelSession {
  const position = setUp(readTest({ players }), duelGame);
  if (position.kind !== 'position') throw new Error(`There is no such position: ${JSON.stringify(position)}`);
  return DuelSession.over(duelGame.fromState(position.state));
}

/** What a viewer is shown of a scenario: where each of its steps comes next, and at its end. */
export function viewsAlong(scenario: TestScenario, viewer: Viewer): readonly DuelView[] {
  const walked = walk(duelGame, readTest(scenario));
  if (!walked.ok) throw new Error(`The scenario fails:\n${walked.failures.join('\n')}`);
  return walked.moments.map(({ recording }) => {
    const loaded = duelGame.load(recording);
    if (!loaded.ok) throw new Error(`A moment cannot be taken up: ${loaded.error.where}`);
    return DuelSession.over(loaded.run).view(viewer);
  });
}

function readTest(scenario: TestScenario): Scenario {
  const read = readScenario({ format: 'duel-scenario/1', id: 'test', ...scenario });
  if (!read.ok)
    throw new Error(`This is not a scenario:\n${read.problems.map((problem) => `  ${sayProblem(problem)}`).join('\n')}`);
  return read.scenario;
}
