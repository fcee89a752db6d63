/** What a page needs of the scenarios of the duel, to teach by them: nothing of another game comes with it. */
export { nameOf } from './card-names';
export { readReference as referenceRead, referTo } from './card-reference';
export { comparable } from '../../../scenario/comparable';
export type { Both, TablePart } from '../../../scenario/lesson-schema';
export { sayProblem } from '../../../scenario/problem';
export { onlyLooks as isLook } from '../../../scenario/scenario-game';
export type { Way } from '../../../scenario/way';
export { CHAPTERS, type Chapter } from './chapters';
export { plainStep, type PlainStep } from './plain-step';
export { readScenario, type Scenario, type ScenarioInput, type Step } from './schema';
export { setUp, zonesOf } from './set-up';
export type { TableAnswer } from './table-line';
export { played, walk, type PlayedSteps, type Walk, type WalkMoment } from './walk';
export { wayOf } from './way';
