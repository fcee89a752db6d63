import { duelGame } from '../../cards';
import { CARD_CODES } from '../../cards/all-of';
import { gameWith } from '../../cards/game-with';
import { DuelSession, unsoundness, type DuelGame, type DuelState, type DuelView, type Viewer } from '../../../../engine/duel';
import type { CardCode } from '../../../../engine/duel/api';
import { playScenario } from '../../../../scenario/play';
import { scenarioTests } from '../../../../scenario/testing';
import type { DuelKinds } from '../duel-kinds';
import { duelScenarios } from '../duel-scenarios';
import type { Scenario, ScenarioInput } from '../schema';
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

const tests = scenarioTests<DuelKinds, TestScenario>(duelScenarios(duelGame), duelScenarios(lookingThrough), {});
export const { plays, outcomeOf, failsWith, scriptOf } = tests;

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

export const readTest = (scenario: TestScenario): Scenario => tests.read(scenario) as Scenario;

/** Plays a scenario beside cards that a text names and that need not be playable: here they have this code, perhaps none. */
export function playsBeside(fellows: readonly CardCode[], scenario: TestScenario): void {
  const others = CARD_CODES.filter(({ passcode }) => !fellows.some((one) => one.passcode === passcode));
  const game = duelScenarios(gameWith([...others, ...fellows], { expert: [], modern: [] }));
  const { ok, failures } = playScenario(game, readTest(scenario));
  if (!ok) throw new Error(`The scenario fails:\n${failures.join('\n')}`);
}
