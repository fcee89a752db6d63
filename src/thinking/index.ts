/** The front door of thinking ahead: it knows no game, a mind tells it what there is to know. */
export type { Mind, Searched } from './mind';
export { ByWeight, firstFitting } from './by-weight';
export { answerNamed, candidates, placed, type Candidate } from './candidates';
export { chanceOf, playOn, think, type Budget, type Considered, type Thought } from './think';
export type { ToldAct } from './likely';
export { greedy } from './greedy';
export { keptGames } from './kept-games';
export { answerFor, chosen, Dealt, LEVEL_NAMES, LEVELS, type Level, type LevelName } from './levels';
export type { ProvableRun, Proving } from './proving/provable';
export { Proof, type First, type Found, type Line, type LineStep, type ProofBudget } from './proving/prove';
export { forcedAnswer } from './proving/answers';
export { FewestActs, TooMuch } from './proving/fewest';
export { thinkable, type Asked, type Thinkable } from './thinkable';
export { provable, type Provable, type ProofAsked, type ProofTold } from './proving/asked';
export type { ProverQuestion, ProverReply, ThinkerCall, ThinkerQuestion, ThinkerReply } from './messages';
export { winSought, type WinSought } from './proving/winning';
export { sureWin, type WinBudget } from './sure-win';
export { chanceOfNetwork, dot, type Network } from './network';
