import type { Data } from './data';
import type { Attribute, CardId, CardKind, Player, Position, Race, Subtype, Zone } from './vocabulary';

/** What is printed on a card: names, numbers and kinds, as `cards.json` and `tokens.json` hold them. */
export interface CardFacts {
  readonly id: number;
  readonly en: string;
  readonly ja: string;
  readonly kind: CardKind;
  readonly subtype: Subtype;
  /** Monsters only, like the rest. */
  readonly attribute?: Attribute;
  readonly race?: Race;
  readonly level?: number;
  readonly atk?: number;
  readonly def?: number;
  /** Pendulum monsters only: the scale printed on both sides. */
  readonly scale?: number;
}

/** One card of a running duel. Plain data; changed only by the authorities in `api/` and `flow/`. */
export interface Card {
  id: CardId;
  passcode: number;
  owner: Player;
  /** Of a card in a hand: whose hand that is. In other piles its owner. */
  controller: Player;
  zone: Zone;
  /** Index of its Monster Zone or Spell & Trap Zone; null elsewhere. */
  slot: number | null;
  faceUp: boolean;
  position: Position;
  /** Moment of its coming to this place. A card that left and came back is another object (E72). */
  arrival: number;
  /** Moment of its turning face-up on the field: the order in which continuous effects apply (seed 002 B1). */
  faceUpSince: number;
  /** Turns in which things last happened to it; 0 = never. */
  turnArrived: number;
  turnSet: number;
  /** Manual position change or Flip Summon. */
  turnPositionChanged: number;
  turnAttacked: number;
  /** How often it has attacked in this Battle Phase, for multiple attacks. */
  attackedThisPhase: number;
  /** Moment of its last declared attack; 0 = none since it came. */
  lastAttack: number;
  /**
   * Being summoned: on its zone, but not yet on the field by rule (window A). In a Pendulum Zone: its activation was negated, so
   * it has not come either.
   */
  summoning: boolean;
  /** "Destruction confirmed": goes to the Graveyard when the chain ends (E42). */
  leaving: boolean;
  /** A Spell or Trap whose use was negated: what destroyed it then, and whose effect that was. */
  destroyedBy?: { readonly card: CardId; readonly player: Player } | undefined;
  /** Marked destroyed by battle until the end of the Damage Step (E43). */
  battleDestroyed: boolean;
  /** Destroyed in battle by a monster that negates what it destroys: its effects do nothing, there and where it goes. */
  silenced?: boolean | undefined;
  /** The equip target or, for a linked pair (Call of the Haunted), the other card; null for none. */
  equippedTo: CardId | null;
  linkedTo: CardId | null;
  /**
   * An Equip Card by the effect of the monster that it is on (Relinquished), not by its own: what it would do as one does not
   * apply.
   */
  equippedByHost?: boolean;
  counters: number;
  /**
   * What a position laid by hand adds to the ATK and DEF of this face-up monster: by nobody, before all other changes, until it
   * leaves or is turned face-down. Undefined: nothing.
   */
  laid?: { readonly atk: number; readonly def: number } | undefined;
  /** The Spell & Trap Zone that a Trap fills besides its Monster Zone; null for none. */
  heldSlot: number | null;
  /** May come back from the Graveyard: it was properly summoned once (E27). */
  properlySummoned: boolean;
  /** How it came: bits of `CAME`. */
  came: number;
  /** The Tributes or materials that it came by, each as the object that it became where they went; undefined for none. */
  madeOf?: readonly { readonly card: CardId; readonly arrival: number }[] | undefined;
  /** The card whose effect Special Summoned it, as printed: until it leaves or is turned face-down. */
  broughtBy?: number | undefined;
  /** What its own effects remember of it; null at first. */
  data: Data | null;
}

/** Under what the state remembers an attack that a card has declared in this turn, where attacks are counted by turns. */
export const attackUse = ({ id, arrival }: Pick<Card, 'id' | 'arrival'>): string => `attack ${id}@${arrival}`;

/** Under what it remembers that the player's face-down monsters were mixed in this turn: when one came tells nobody then. */
export const mixedUse = (player: Player): string => `mixed ${player}`;

/** Under what it remembers that an effect had the player Normal Summon or Set a monster in this turn. */
export const normalSummonUse = (player: Player): string => `normal summon ${player}`;

/**
 * `byLevel`: of a monster that may also come by another number of Tributes, that its Summon or Set took what its Level asks for.
 */
export const CAME = { normal: 1, tribute: 2, flip: 4, special: 8, set: 16, byLevel: 32 } as const;

export function newCard(id: CardId, passcode: number, owner: Player, zone: Zone): Card {
  return {
    id,
    passcode,
    owner,
    controller: owner,
    zone,
    slot: null,
    faceUp: false,
    position: 'attack',
    arrival: 0,
    faceUpSince: 0,
    turnArrived: 0,
    turnSet: 0,
    turnPositionChanged: 0,
    turnAttacked: 0,
    attackedThisPhase: 0,
    lastAttack: 0,
    summoning: false,
    leaving: false,
    destroyedBy: undefined,
    battleDestroyed: false,
    silenced: undefined,
    equippedTo: null,
    linkedTo: null,
    equippedByHost: false,
    counters: 0,
    laid: undefined,
    heldSlot: null,
    properlySummoned: false,
    came: 0,
    madeOf: undefined,
    broughtBy: undefined,
    data: null,
  };
}

export function copyCard(card: Card): Card {
  return {
    id: card.id,
    passcode: card.passcode,
    owner: card.owner,
    controller: card.controller,
    zone: card.zone,
    slot: card.slot,
    faceUp: card.faceUp,
    position: card.position,
    arrival: card.arrival,
    faceUpSince: card.faceUpSince,
    turnArrived: card.turnArrived,
    turnSet: card.turnSet,
    turnPositionChanged: card.turnPositionChanged,
    turnAttacked: card.turnAttacked,
    attackedThisPhase: card.attackedThisPhase,
    lastAttack: card.lastAttack,
    summoning: card.summoning,
    leaving: card.leaving,
    destroyedBy: card.destroyedBy,
    battleDestroyed: card.battleDestroyed,
    silenced: card.silenced,
    equippedTo: card.equippedTo,
    linkedTo: card.linkedTo,
    equippedByHost: card.equippedByHost,
    counters: card.counters,
    laid: card.laid,
    heldSlot: card.heldSlot,
    properlySummoned: card.properlySummoned,
    came: card.came,
    madeOf: card.madeOf,
    broughtBy: card.broughtBy,
    data: card.data,
  };
}

/** Whether nothing of the card differs. */
export const isSameCard = (a: Card, b: Card): boolean =>
  a.arrival === b.arrival &&
  a.zone === b.zone &&
  a.slot === b.slot &&
  a.faceUp === b.faceUp &&
  a.position === b.position &&
  a.controller === b.controller &&
  a.faceUpSince === b.faceUpSince &&
  a.turnArrived === b.turnArrived &&
  a.turnSet === b.turnSet &&
  a.turnPositionChanged === b.turnPositionChanged &&
  a.turnAttacked === b.turnAttacked &&
  a.attackedThisPhase === b.attackedThisPhase &&
  a.lastAttack === b.lastAttack &&
  a.summoning === b.summoning &&
  a.leaving === b.leaving &&
  a.destroyedBy === b.destroyedBy &&
  a.battleDestroyed === b.battleDestroyed &&
  a.silenced === b.silenced &&
  a.equippedTo === b.equippedTo &&
  a.linkedTo === b.linkedTo &&
  a.equippedByHost === b.equippedByHost &&
  a.counters === b.counters &&
  a.laid === b.laid &&
  a.heldSlot === b.heldSlot &&
  a.properlySummoned === b.properlySummoned &&
  a.came === b.came &&
  a.madeOf === b.madeOf &&
  a.broughtBy === b.broughtBy &&
  a.data === b.data &&
  a.id === b.id &&
  a.passcode === b.passcode &&
  a.owner === b.owner;
