/** The front door of the match: up to three duels, their score and what lies between them. */
export * from './exchange';
export * from './match';
export * from './match-deck';
export * from './match-view';
export type { Pair } from './pair';
export * from './score';
