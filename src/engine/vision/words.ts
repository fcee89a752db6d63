/**
 * The words of VISION: lists and their types. A front door for whoever may not use the engine itself, or is not to fetch it:
 * nothing behind it knows a rule.
 */
export * from './model/vocabulary';
export { DECISION_KINDS, PROMPTS, WINDOWS } from './model/decision';
export { EVENTS } from './model/event';
