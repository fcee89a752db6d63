import type { AnyEvent } from '../../kernel/flow-state';
import type { CardId, Phase, Player } from './vocabulary';

/** What can happen, by the words of the scenario format. */
export const EVENTS = [
  'turn',
  'phase',
  'reset',
  'wake',
  'sleep',
  'draw',
  'node',
  'pay',
  'play',
  'use',
  'attack',
  'defend',
  'resolve',
  'cancel',
  'trigger',
  'enter',
  'set',
  'hit',
  'damage',
  'gain',
  'life',
  'void',
  'mortal',
  'discard',
  'remove',
  'toHand',
  'graze',
  'charge',
  'upkeep',
  'skip',
  'skipTurn',
  'defenceCancelled',
  'attackGone',
  'redraw',
  'shuffle',
  'win',
] as const;
export type EventVerb = (typeof EVENTS)[number];

/** A line of the log. Who may know the card follows from the verb: what is drawn or set as a node is its player's secret. */
export interface VisionEvent extends AnyEvent {
  readonly verb: EventVerb;
  readonly turn: number;
  readonly player: Player;
  readonly card?: CardId;
  readonly amount?: number;
  /** Nodes that were put to sleep and nodes that were given up, of a payment. */
  readonly paid?: readonly [number, number];
  readonly phase?: Phase;
  /** Which of several texts a card is played for. */
  readonly mode?: number;
  /** Why the game ended. */
  readonly reason?: string;
}
