/** The front door of the scenario format: reads a file, plays it, says what was observed. */
export { playScenario, playText, type Games } from './play';
export type { Outcome } from './outcome';
export type { Observation } from './observation';
export { sayProblem, type Problem } from './problem';
export { readScenario, type Scenario, type ScenarioInput } from './schema';
export { setUp } from './set-up';
export { wordsOf } from './event-words';
export { nameOf } from './card-names';
