import type { CardFacts } from './card';
import type { ChainLink, DuelResult } from './duel-state';
import type { Data } from './data';
import type {
  Action,
  ActivatedEffect,
  Bond,
  ContinuousPart,
  LingeringDefinition,
  PhaseItemTime,
  Procedure,
  Upkeep,
} from './effect';
import type { DuelEvent, Verb } from './event';
import type { Effect, Scope } from './scope';
import type { Ability, Attribute, CardId, Forbidden, Player, Zone } from './vocabulary';
import type { RuleId } from '../register/index';

/** Damage that a player takes. */
export interface Hurt {
  readonly player: Player;
  readonly amount: number;
}

/**
 * What becomes of a monster that has attacked (or, by `of`, was attacked), or what any card of the field does then, without a
 * chain: if it is still there, face-up and not negated.
 */
export interface AfterAttack {
  /** Default `attacker`; `target` only at the end of the Damage Step; `any`: the card itself, whoever has attacked. */
  readonly of?: 'attacker' | 'target' | 'any';
  readonly when: 'endOfDamageStep' | 'endOfBattlePhase';
  readonly run: (e: Effect) => Action;
}

/** What a card remembers of an event about itself, without a chain: kept as its `data` until it moves or turns face-down. */
export interface Note {
  readonly on: Verb;
  /** Of any card, while this one lies face-up and works. */
  readonly about?: 'any';
  readonly when?: (q: Scope, event: DuelEvent) => boolean;
  readonly remembers?: (q: Scope, event: DuelEvent) => Data;
  /**
   * A lasting effect of the card (`lingering`) that begins at that moment, for the rest of the turn or as it says; if it is about
   * cards, about the other monster of that battle, or about the card to which it happened (`about`).
   */
  readonly begins?: string;
}

/**
 * Stays for that many turns, counted in the card's `data` at the end of each, skipped ones included. It is destroyed in the End
 * Phase of the last one, without a chain; if that turn is skipped, at its end.
 */
export interface TurnLimit {
  readonly turns: number;
  readonly whose: PhaseItemTime['whose'];
}

/** A win that a card brings by itself, looked at whenever no effect is in the middle of resolving (E8). */
export interface VictoryCondition {
  readonly reason: DuelResult['reason'];
  readonly met: (q: Scope) => boolean;
}

/** The values of a Trap that becomes a monster. */
export type MonsterValues = Required<Pick<CardFacts, 'attribute' | 'race' | 'level' | 'atk' | 'def'>>;

/** How a card comes to the field, and what it is to the summons of others. */
export interface Summoning {
  readonly procedure?: Procedure;
  /** Cannot be Normal Summoned or Set. */
  readonly specialOnly?: boolean;
  /** Cannot be Normal Summoned or Set, but every effect may Special Summon it, the first time too. */
  readonly anySpecial?: boolean;
  /** Cannot be Normal Summoned face-up, but Set. */
  readonly setOnly?: boolean;
  /** Never activated or Set; an effect puts it on the field. */
  readonly placedOnly?: boolean;
  /** Comes in no other way, not even once properly summoned. */
  readonly onlyBy?: 'fusion' | 'procedure' | 'named';
  /** Cannot be Special Summoned from there. */
  readonly notFrom?: Zone;
  /** What its Special Summon from there takes of the player who summons it, just before it comes. */
  readonly toll?: {
    readonly from: Zone;
    readonly rule: RuleId;
    readonly can: (q: Scope) => boolean;
    readonly pay: (e: Effect) => Action;
  };
  /** Its Tribute Summon or Set needs that many, and such, tributes. */
  readonly tributes?: { readonly count: number; readonly fits: (q: Scope, card: CardId) => boolean };
  /** What else its Normal or Flip Summon needs, or its Normal Summon alone. */
  readonly needs?: {
    readonly rule: RuleId;
    readonly can: (q: Scope) => boolean;
    /** `normal`: for its Normal Summon alone; `any`: for Special Summons too. */
    readonly of?: 'normal' | 'any';
  };
  /** Other numbers of tributes with which it may be Normal Summoned as well, or (`set`) Set too. */
  readonly alsoWith?: { readonly tributes: number; readonly set?: boolean; readonly can?: (q: Scope) => boolean };
  /** While face-up it may be both tributes for the monsters that fit. */
  readonly isTwoTributesFor?: (q: Scope, monster: CardId) => boolean;
}

/** What a card is to Fusion Summons. */
export interface InFusion {
  /** Fusion Monsters: the names that their Fusion Summon needs. */
  readonly materials?: readonly number[];
  /** No other card may stand in for one of its materials. */
  readonly exact?: boolean;
  /** May stand in for one named material, if the others are the real ones. */
  readonly standsIn?: boolean;
}

/** What a card is as an Equip Card. */
export interface AsEquip {
  /** Which monsters it may be on. */
  readonly fits?: (q: Scope, monster: CardId) => boolean;
  /** It may be put on any monster that fits, also by other effects: it does not need what its activation has done. */
  readonly movable?: boolean;
  /** It keeps its monster on the side of its controller. */
  readonly keepsControl?: boolean;
  /** A monster, by its own effect: it lies there as an Equip Spell (Unions), and what is done to Spells is done to it. */
  readonly isSpell?: boolean;
  /** What a monster does in a Spell & Trap Zone; its other continuous effects do nothing there. */
  readonly continuous?: readonly ContinuousPart[];
}

/** What a Pendulum monster is in a Pendulum Zone; what it does as a monster does nothing there. */
export interface InPendulumZone {
  /** What activating it as a Spell needs besides a free zone. */
  readonly activatedOnlyIf?: (q: Scope) => boolean;
  readonly continuous?: readonly ContinuousPart[];
  /** What that is, no effect negates. */
  readonly cannotBeNegated?: boolean;
  /** Without a chain: its player may be spared the battle damage that is about to come. */
  readonly preventsBattleDamage?: { readonly when: (q: Scope) => boolean };
}

/** What a monster, or what looks on, does in battle besides its effects. */
export interface InBattle {
  /** A direct attack of it that ends the duel wins the match. */
  readonly winsMatch?: boolean;
  /** It attacks in Defense Position as well, with its ATK. */
  readonly attacksInDefense?: boolean;
  readonly afterAttack?: AfterAttack;
}

/** When a card goes by itself, without an effect that resolves. */
export interface Departure {
  /** By its own effect it is destroyed when a face-up card of this name on the field is. */
  readonly goesDownWith?: number;
  readonly turnLimit?: TurnLimit;
}

/** What a card does at the moment of an event, without a chain. */
export interface AtOnce {
  /**
   * While face-up on the field: at the moment of a draw of its controller (E5: once for each draw, not for each card).
   */
  readonly onDraw?: (e: Effect, drawn: readonly CardId[]) => Action;
  /** When it has come to a Monster Zone by a summon, or has been turned face-up there. */
  readonly onArrival?: (e: Effect) => Action;
  /** A card that this one's effect had turned up in a Deck has been drawn. */
  readonly onDrawnFaceUp?: (e: Effect, drawn: CardId) => Action;
  /** While face-up since before the activation: when a link has resolved that was not negated. */
  readonly onResolved?: (e: Effect, link: ChainLink) => Action;
  /**
   * While face-up on the field: a monster whose Flip Summon has succeeded is destroyed at once, and nothing is activated that its
   * own Flip Summon would have set off.
   */
  readonly strikesDown?: (q: Scope, flipSummoned: CardId) => boolean;
  /**
   * While face-up on the field: a card that goes to the Graveyard deals somebody damage, together with all those that go at the
   * same time.
   */
  readonly hurtsForSent?: (q: Scope, event: DuelEvent) => Hurt | undefined;
}

/** What stands in a link's way just before it resolves, without a link of its own. */
export interface Protection {
  /** Face-up and targeted. True: the link is negated. */
  readonly ward?: (e: Effect, against: ChainLink) => Action<boolean>;
  /** Its `ward` works face-down too. */
  readonly wardsFaceDown?: boolean;
  /** While face-up on the field, whatever the link is about. True: it is negated. */
  readonly guard?: (e: Effect, against: ChainLink) => Action<boolean>;
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

/** All that the engine knows of a card. */
export interface CardDefinition {
  readonly facts: CardFacts;
  readonly effects: readonly ActivatedEffect[];
  readonly continuous: readonly ContinuousPart[];
  readonly upkeeps: readonly Upkeep[];
  readonly lingering: Readonly<Record<string, LingeringDefinition>>;
  readonly notes: readonly Note[];
  readonly summoning: Summoning;
  readonly fusion: InFusion;
  readonly asEquip: AsEquip;
  readonly inPendulumZone: InPendulumZone;
  readonly inBattle: InBattle;
  readonly departure: Departure;
  readonly atOnce: AtOnce;
  readonly protection: Protection;
  readonly privileges: Privileges;
  readonly countsAs: CountsAs;
  readonly bond?: Bond;
  readonly victory?: VictoryCondition;
  /** While face-up, once per turn its controller may have an own toss or roll done again, in the middle of a resolution. */
  readonly repeats?: 'coins' | 'dice';
  /** How many Spell Counters it holds at most; undefined: none can be placed on it. */
  readonly holdsCounters?: number;
  /** A Normal Spell that stays on the field (Swords). */
  readonly stays: boolean;
  /** What a Trap is besides while it lies in a Monster Zone: a Normal Monster with these values. */
  readonly asMonster?: MonsterValues;
  /** Its facts while it lies in a Monster Zone. */
  readonly factsAsMonster: CardFacts;
  /** What it looks back on later in the turn, or in the next ones: `q.recalled`. */
  readonly recalls?: (event: DuelEvent) => boolean;
  readonly index: DefinitionIndex;
}

/** Kinds of continuous parts, changes of the Level, and changes of ATK and DEF whose place among the others matters. */
export type ContinuousKind = ContinuousPart['kind'] | 'level' | 'countsInOrder';

/** Computed once per definition, so that an empty window costs next to nothing. */
export interface DefinitionIndex {
  readonly isMonster: boolean;
  readonly isSpell: boolean;
  readonly isTrap: boolean;
  /** A monster that may lie in a Pendulum Zone as a Spell. */
  readonly isPendulum: boolean;
  /** Occasions (`occasions.ts`) in which something of it with Spell Speed 2 or more may be activated by hand. */
  readonly fast: number;
  /** The same in the Damage Step. */
  readonly fastInDamageStep: number;
  /** Something of it has Spell Speed 1 and is activated by hand. */
  readonly isSlow: boolean;
  /** Stays on the field after its link: continuous, equip, field, or by its own text. */
  readonly staysOnField: boolean;
  /** Effect numbers by where they may be started. */
  readonly quick: readonly number[];
  /** Quick effects in the Graveyard. */
  readonly quickInGraveyard: readonly number[];
  readonly ignition: readonly number[];
  readonly card: readonly number[];
  /** Numbers of its triggers about itself, by verb. */
  readonly selfTriggers: Readonly<Partial<Record<Verb, readonly number[]>>>;
  readonly items: readonly number[];
  readonly flip: number;
  /** Abilities that its continuous and lingering effects give. */
  readonly gives: readonly Ability[];
  /** Acts that its continuous and lingering effects forbid. */
  readonly forbids: readonly Forbidden[];
  /** What else its continuous and lingering effects do. */
  readonly does: readonly ContinuousKind[];
}

/** The cards of a game: passcode to definition, which is completed when it is first asked for. */
export interface CardPool {
  definition(passcode: number): CardDefinition | undefined;
  facts(passcode: number): CardFacts | undefined;
  /** The facts of every card that can be played, tokens included. */
  readonly playable: readonly CardFacts[];
  /** The newest batch of cards that the pool has. */
  readonly newestBatch: number;
  /** The English names of the cards that there were with a batch, playable or not, older ones first; tokens have none. */
  namesUpTo(batch: number, kind?: CardFacts['kind']): readonly string[];
  readonly all: readonly CardDefinition[];
}
