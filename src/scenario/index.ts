/** The front door of the scenario format: reads a file of any game, plays it, says what was observed. */
export { playScenario, playsFilesOf, playText, type PlaysFile } from './play';
export { positionOf, type PositionOf } from './position';
export type { Outcome, PlayOptions } from './outcome';
export { sayProblem, type Problem } from './problem';
export type { ScenarioGame } from './scenario-game';
export type { Both, TablePart } from './lesson-schema';
export type { Way } from './way';
