/** What a page needs of the scenarios of the duel, to teach by them: nothing of another game comes with it. */
export { readScenario, isLook, type Scenario, type Step } from './schema';
export { walk, type WalkMoment, type Walk } from './walk';
export { wayOf } from './way';
export type { Way } from './walking';
export { plainStep, type PlainStep } from './plain-step';
export { comparable } from './comparable';
export { sayProblem } from './problem';
export type { TableAnswer } from './table-line';
export { CHAPTERS, VISION_CHAPTERS, type Both, type Chapter, type TablePart, type VisionChapter } from './lesson-schema';
