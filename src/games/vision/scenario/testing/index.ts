import { unsoundness, type VisionGame } from '../../../../engine/vision';
import { scenarioTests } from '../../../../scenario/testing';
import { visionGame } from '../../cards';
import type { ScenarioInput } from '../schema';
import type { VisionKinds } from '../vision-kinds';
import { visionScenarios } from '../vision-scenarios';

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

export const { plays, outcomeOf, failsWith } = scenarioTests<VisionKinds, TestScenario>(
  visionScenarios(visionGame),
  visionScenarios(lookingThrough),
  { game: 'vision' },
);
