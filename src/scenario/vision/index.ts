/** What a page needs of the scenarios of VISION, to teach by them. Fetched with the first of them. */
export { readScenario, isLook, type Scenario, type Step } from './schema';
export { walk, type WalkMoment, type Walk } from './walk';
export { wayOf } from './way';
export { plainStep, type Named, type PlainStep } from './plain-step';
export { comparable } from '../comparable';
export { sayProblem } from '../problem';
