/** The front door of what any turn-based game is run with, for those who hold a game in the hand: page, command line, scripts. */
export { seededRandom, below, shuffle, type Random } from './random';
export { EngineError, IllegalAnswer } from './run';
export { answerCount } from './decision';
export type { Game, Loaded, Replay } from './game';
export type { Keeping } from './machine';
export type { Misfit } from './shape';
