import type { VisionGame } from '../../../engine/vision';
import * as shared from '../../../scenario/walk';
import type { VisionKinds } from './vision-kinds';
import { visionScenarios } from './vision-scenarios';
import type { Scenario } from './schema';

export type WalkMoment = shared.WalkMoment<VisionKinds>;
export type Walk = shared.Walk<VisionKinds>;

/** Plays a scenario once and keeps every moment in which a step comes next. */
export const walk = (game: VisionGame, scenario: Scenario): Walk => shared.walk(visionScenarios(game), scenario);
