/**
 * The words of the duel: lists and their types. A front door for whoever may not use the engine itself (the page, the notation):
 * nothing behind it knows a rule.
 */
export * from './model/vocabulary';
export { DECISION_KINDS, WINDOWS } from './model/decision';
