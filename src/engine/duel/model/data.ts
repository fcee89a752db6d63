import type { Attribute, Placement, Player, Race } from './vocabulary';

/**
 * What a card, or an effect that goes on by itself, remembers: by name, as plain JSON. It never changes; another one takes its
 * place.
 */
export interface Data {
  /** The turn in which something happened, or from which on something is due. */
  readonly turn?: number;
  /** Turns, or Standby Phases, counted so far. */
  readonly turns?: number;
  /** Counted for each player. */
  readonly counts?: readonly [number, number];
  /** A moment of the clock. */
  readonly moment?: number;
  /** When each of several cards came to where it lies. */
  readonly moments?: readonly number[];
  readonly race?: Race;
  readonly attribute?: Attribute;
  /** For each player. */
  readonly races?: readonly (Race | null)[];
  /** It has been turned up by a flip. */
  readonly flipped?: true;
  /** It has gone to where it lies as a material. */
  readonly material?: true;
  readonly passcode?: number;
  readonly player?: Player;
  /** A card name that was declared, in English. */
  readonly name?: string;
  readonly def?: number;
  readonly level?: number;
  /** Points, or what was rolled. */
  readonly amount?: number;
  /** How a monster stood, and in which zone. */
  readonly placement?: Placement;
  readonly zone?: number;
  /** Monster Zones, each as 5 × its player and its number; and those of them that are kept closed now. */
  readonly zones?: readonly number[];
  readonly closed?: readonly number[];
}

export const NO_DATA: Data = {};
