import type { DuelGame } from '../../../engine/duel';
import { playedSteps, type PlayedSteps as AnyPlayedSteps } from '../../../scenario/played';
import * as shared from '../../../scenario/walk';
import type { DuelKinds } from './duel-kinds';
import { duelScenarios } from './duel-scenarios';
import type { Scenario } from './schema';

export type WalkMoment = shared.WalkMoment<DuelKinds>;
export type Walk = shared.Walk<DuelKinds>;

/** Plays a scenario once and keeps every moment in which a step comes next. */
export const walk = (game: DuelGame, scenario: Scenario): Walk => shared.walk(duelScenarios(game), scenario);

export type PlayedSteps = AnyPlayedSteps<DuelKinds>;

/** Plays the steps of a scenario and stops right after the last one. */
export const played = (game: DuelGame, scenario: Scenario): PlayedSteps => playedSteps(duelScenarios(game), scenario);
