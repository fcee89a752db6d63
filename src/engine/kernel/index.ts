/** The front door of what any turn-based game is run with, for those who hold a game in the hand: page, command line, scripts. */
export { seededRandom, below, shuffle, type Random } from './random';
export { EngineError, IllegalAnswer } from './run';
export { MOST_ANSWERS } from './length';
export {
  answerCount,
  onlyAnswer,
  type AnyAct,
  type AnyAnswer,
  type AnyDecision,
  type Choice,
  type PickDecision,
  type Value,
} from './decision';
export type { FlowState } from './flow-state';
export type { Seat } from './priority';
export { tryRules } from './reasons';
export type { Game, Loaded, Replay } from './game';
export type { Keeping } from './machine';
export type { Mark } from './run';
export type { Luck } from './luck';
export type { Identity } from './identity';
export type { Misfit } from './shape';
export type { Unknown, Worlds } from './worlds';
