/** All that a card of VISION may import. */
export * from './define';
export * from './conditions';
export * from './instructions';
export type { CardCode } from '../model/effect';
export type { Effect, Scope } from '../model/scope';
