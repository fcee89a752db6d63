/** The front door of the scenarios of the duel: what reads a file, plays it and says what was observed. */
export { duelScenarios } from './duel-scenarios';
export type { Observation } from './observation';
export { readScenario, type Scenario, type ScenarioInput } from './schema';
export { setUp } from './set-up';
export { wordsOf } from './event-words';
export { nameOf } from './card-names';
export { asScenario } from './as-scenario';
export { lineInSteps } from './line-in-steps';
export { stepOf, type StepWords } from './step-words';
