/** All that a card may import. */
export * from './define';
export * from './choices';
export * from './costs';
export * from './moving';
export * from './life-points';
export * from './summoning';
export * from './materials';
export * from './field';
export * from './chance';
export * from './equip';
export * from './negating';
export * from './conditions';
export * from './attacks';
export { opponentOf, RACES, ATTRIBUTES } from '../model/vocabulary';
export type { CardId, Player, Placement, Position, Race, Attribute, Zone } from '../model/vocabulary';
export { Scope, Effect } from '../model/scope';
export type { DuelEvent } from '../model/event';
export { CAME } from '../model/card';
