import type { CardFacts } from './card';
import type { Attribute, Player } from './vocabulary';

/** In which phases of whose turns something is due. */
export interface PhaseItemTime {
  /** `draw`: before the normal draw. */
  readonly phase: 'draw' | 'standby' | 'end';
  /** Whose Standby or End Phase, seen from the controller. */
  readonly whose: 'own' | 'opponent' | 'each';
  /** As often as its player wishes in one phase: asked again after each use, until it is declined. */
  readonly again?: boolean;
}

/** Damage that a player takes. */
export interface Hurt {
  readonly player: Player;
  readonly amount: number;
}

/**
 * Stays for that many turns, counted in the card's `data` at the end of each, skipped ones included. It is destroyed in the End
 * Phase of the last one, without a chain; if that turn is skipped, at its end.
 */
export interface TurnLimit {
  readonly turns: number;
  readonly whose: PhaseItemTime['whose'];
  /** Counted by the card's own upkeep in Standby Phases instead, in the last of which it goes. */
  readonly inStandby?: true;
}

/** The values of a Trap that becomes a monster. */
export type MonsterValues = Required<Pick<CardFacts, 'attribute' | 'race' | 'level' | 'atk' | 'def'>>;

/** What a card is to Fusion Summons. */
export interface InFusion {
  /** Fusion Monsters: the names that their Fusion Summon needs. */
  readonly materials?: readonly number[];
  /** No other card may stand in for one of its materials. */
  readonly exact?: boolean;
  /** May stand in for one named material, if the others are the real ones. */
  readonly standsIn?: boolean;
}

/** When a card goes by itself, without an effect that resolves. */
export interface Departure {
  /** By its own effect it is destroyed when a face-up card of this name on the field is. */
  readonly goesDownWith?: number;
  readonly turnLimit?: TurnLimit;
}

/** What holds for its activations and effects, and not for those of others. */
export interface Privileges {
  /** Nothing negates its activation or its effect. */
  readonly cannotBeNegated?: boolean;
  /** Its effect takes cards from a Graveyard that is locked. */
  readonly passesGraveyardLock?: boolean;
  /** From its activation to its resolution the opponent is not shown its player's Graveyard. */
  readonly coversGraveyard?: boolean;
}

/** What it counts as on top of what is printed. */
export interface CountsAs {
  /** While it lies face-up in a Monster Zone. */
  readonly attributes?: readonly Attribute[];
  /** The passcode of a name (A Legendary Ocean is Umi). */
  readonly name?: number;
  /** While it lies face-up, the field counts as the Field Spell of this name, as long as none lies there face-up. */
  readonly fieldSpell?: number;
}
