/** What a page needs of the scenarios of VISION, to teach by them. Fetched with the first of them. */
export { comparable } from '../../../scenario/comparable';
export { sayProblem } from '../../../scenario/problem';
export { onlyLooks as isLook } from '../../../scenario/scenario-game';
export { VISION_CHAPTERS, type VisionChapter } from './chapters';
export { visionScenarios } from './vision-scenarios';
export { lineInSteps } from './line-in-steps';
export { stepOf, type StepWords } from './step-words';
export { plainStep, type Named, type PlainStep } from './plain-step';
export { readScenario, type Scenario, type Step } from './schema';
export { walk, type Walk, type WalkMoment } from './walk';
export { wayOf } from './way';
