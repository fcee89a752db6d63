/** The front door of what any table of cards shows: the page may use it too. */
export * from './binding';
export { answerToView, type AnswerView } from './by-place';
export * from './courtesy';
export type { LaidDecisionView, LaidEventView, LaidView } from './laid-view';
export * from './lying';
export type * from './meant';
export type * from './moment';
export type * from './view';
export type { Extent } from '../kernel/two-seat-run';
