/** The engine's front door. */
export * from './duel/index';
export * from './table/index';
export { seededRandom, below, shuffle, type Random } from './kernel/random';
export { EngineError, IllegalAnswer } from './kernel/run';
export { answerCount } from './kernel/decision';
export type { Keeping } from './kernel/machine';
export type { Misfit } from './kernel/shape';
