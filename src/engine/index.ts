/** The engine's front door. */
export * from './duel/index';
export { seededRandom, below, shuffle, type Random } from './kernel/random';
export type { Keeping } from './kernel/machine';
export type { Misfit } from './kernel/shape';
