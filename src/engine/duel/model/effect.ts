import type { Effect, Scope } from './scope';
import type { Answer, Decision, PromptKey, Value } from './decision';
import type { DuelEvent, Verb } from './event';
import type { ChainLink, DuelResult } from './duel-state';
import type { Data } from './data';
import type { CardFacts } from './card';
import type { CountsAs, Departure, Hurt, InFusion, MonsterValues, PhaseItemTime, Privileges } from './card-marks';
import type {
  Ability,
  Allowance,
  Attribute,
  CardId,
  Doing,
  CardKind,
  EffectKind,
  Forbidden,
  LastingUntil,
  Player,
  Position,
  Race,
  SpellSpeed,
  Zone,
} from './vocabulary';
import type { BattleDamage } from './damage-calculation';
import type { RuleId } from '../register/index';

/** Something that happens: a generator that may ask. `yield*` it; without `yield*` nothing happens. */
export type Action<T = void> = Generator<Decision, T, Answer>;

/** What must be paid to activate. `can` looks only; `rule` is the reason given when it cannot be paid. */
export interface Cost {
  readonly rule: RuleId;
  can(q: Scope): boolean;
  pay(e: Effect): Action;
  /** How much it takes, where several costs of one kind may come together and all of them must be payable. */
  readonly takes?: { readonly lifePoints?: number; readonly deckCards?: number };
}

/**
 * Targets taken on activation. `from` lists the cards that the text allows; the engine leaves out those that cannot be targeted.
 */
export interface Targets {
  readonly min: number;
  readonly max: number;
  /** The most of them now, where that is not always `max`. */
  atMost?(q: Scope): number;
  readonly prompt: PromptKey;
  /** They are chosen by the opponent of whoever activates. */
  readonly byOpponent?: true;
  from(q: Scope): readonly CardId[];
  /** Which of them go together. There must be such a set, which `condition` says. */
  fits?(q: Scope, cards: readonly CardId[]): boolean;
}

/** A choice of several effects on activation (`mode`), each with its own conditions. */
export interface Mode {
  readonly condition?: (q: Scope) => boolean;
  readonly costs?: readonly Cost[];
  readonly targets?: readonly Targets[];
  /** What it does, as the pool says, where that is not what the others do. */
  readonly does?: readonly Doing[];
}

/** When a quick effect may be used in the Damage Step; without it never (Counter Traps always may). */
export type DamageStepUse =
  | 'untilCalculation'
  | 'any'
  /** As `any`, but what it negates is an effect: not where the profile lists what may be activated. */
  | 'negatesEffect'
  /** Only there: up to damage calculation, or during it alone. */
  | 'onlyUpToCalculation'
  | 'onlyBeforeCalculation'
  | 'calculation';

/** One effect of a card, by its number. */
export interface Used {
  readonly card: CardId;
  readonly effect: number;
}

/** An effect that uses the chain. */
export interface ActivatedEffect {
  readonly kind: EffectKind;
  readonly spellSpeed: SpellSpeed;
  /** Where the card must be. */
  readonly from: readonly Zone[];
  readonly condition?: (q: Scope) => boolean;
  /** The reason given when `condition` fails. */
  readonly rule?: RuleId;
  /** The cards without which it could do nothing: while there is none it is not activated. On resolution: `e.actedOn`. */
  readonly actsOn?: (q: Scope) => readonly CardId[];
  /**
   * Of an optional trigger: the cards of the hand, or of the field besides, of which its player needs one. Whether the hand holds
   * one is hidden, so the question is put to anybody with a hand; without one it can only be declined.
   */
  readonly needsInHand?: (q: Scope) => readonly CardId[];
  readonly costs: readonly Cost[];
  readonly targets: readonly Targets[];
  /** Paid last, for it depends on what has been targeted. It is never lacking. */
  readonly payOnceTargeted?: (e: Effect) => Action;
  readonly modes?: readonly Mode[];
  /** Asked after the targets: a declared type, kind or name, kept on the link. */
  readonly declare?: (e: Effect) => Action<Value>;
  /**
   * `byName`: once for all cards of that name that the player has; `inDuel`: this card never again, wherever it has been since;
   * `thisCard`: the same for the turn.
   */
  readonly oncePerTurn?: boolean | 'byName' | 'inDuel' | 'thisCard';
  readonly oncePerBattle?: boolean;
  /** Its controller's opponent may use it as well. */
  readonly forBoth?: boolean;
  /** An ignition effect of the Battle Step (seed 002: "continuous-ignition"). */
  readonly inBattleStep?: boolean;
  readonly damageStep?: DamageStepUse;
  /** A Normal Spell of the own Standby Phase. */
  readonly inStandby?: boolean;
  /** Of a card in a Pendulum Zone, or that brings it there: what is activated is a Spell. */
  readonly asSpell?: true;
  /** Nothing can be chained to its activation. */
  readonly unanswerable?: boolean;
  /** Only at the start of a Battle Phase, before its Start Step is asked about (seed 001, R432). */
  readonly atBattlePhaseStart?: boolean;
  /** Negates the activation directly below, or its effect: a link that is not negated after all was saved from it. */
  readonly negatesActivation?: boolean;
  /**
   * Its resolution includes a Special Summon, or may. `alone`: it comes to nothing without one, so that it is not activated while
   * its player can Special Summon nothing.
   */
  readonly specialSummons?: boolean | 'alone';
  /** Who draws by it: it is not activated while one of them may not draw. */
  readonly draws?: 'own' | 'opponents' | 'both';
  /** What it does, as the pool says. */
  readonly does?: readonly Doing[];
  /** The effects of other cards that its resolution uses, as far as its activation names them: it does what they do. */
  readonly uses?: (e: Effect) => readonly Used[];
  /** It may answer a summon that has not yet succeeded, whatever its Spell Speed. */
  readonly answersSummons?: boolean;
  /** Whom its damage falls on, where more decides that than whose effect it is. */
  readonly hurts?: (e: Effect) => readonly Player[];
  /** It does something to one player, named by its text: that may be made the other player. */
  readonly affectsOnePlayer?: boolean;
  readonly resolve: (e: Effect) => Action;

  /** Triggers: the event, whether about this card itself or any card, and what else must be so when it happens. */
  readonly on?: Verb;
  readonly about?: 'self' | 'any';
  readonly when?: (q: Scope, event: DuelEvent) => boolean;
  readonly mandatory?: boolean;
  /** Of a trigger: it is the effect of the player of its event, in a phase of the turn player, whoever controls the card. */
  readonly ofEventPlayer?: boolean;
  /**
   * Of a trigger: it is the effect of whoever began that lasting effect by this card, be it the card of the other player
   * (Graverobber, Double Spell); of nobody while it does not go on.
   */
  readonly ofLasting?: string;
  /** One trigger for all cards to which it happens at the same time; `event.cards` names them. */
  readonly together?: boolean;
  /** A trigger that its text keeps out of the Damage Step. */
  readonly notInDamageStep?: boolean;
  /** "When … you can": only if its event was the last thing to happen (E53). */
  readonly canMiss?: boolean;
  /** Effects of the Standby and End Phase: items put on their own chain one by one. */
  readonly item?: PhaseItemTime;
}

/** Something done in the Standby or End Phase without a chain: upkeep, expiry, a return. */
export interface Upkeep extends PhaseItemTime {
  readonly key: string;
  readonly condition?: (q: Scope) => boolean;
  /** In place of the turn's normal draw: not where there is none (R417). */
  readonly insteadOfDraw?: boolean;
  /** It only counts, which no negation stops. */
  readonly counts?: boolean;
  readonly run: (e: Effect) => Action;
}

/** One thing that a continuous or lingering effect does while it applies. `q.self` is its source. */
export type ContinuousPart =
  | ({
      readonly kind: 'stats';
      readonly on: (q: Scope, card: CardId) => boolean;
      readonly atk?: Amount;
      readonly def?: Amount;
      readonly level?: Amount;
      /** What it adds is the value itself, as the text gives it to a card with 0 or "?": no gain that could be reversed. */
      readonly isTheValue?: true;
      /** Multiplies the ATK as the changes before it have made it. */
      readonly atkTimes?: number;
      /** Sets the value, over all changes before it. */
      readonly setAtk?: Amount;
      readonly setDef?: Amount;
    } & OriginalValues)
  | { readonly kind: 'negates'; readonly cards: (q: Scope, card: CardId) => boolean }
  | {
      readonly kind: 'forbids';
      readonly act: Forbidden;
      readonly rule: RuleId;
      readonly to: (q: Scope, subject: Subject) => boolean;
    }
  | { readonly kind: 'gives'; readonly ability: Ability; readonly on: (q: Scope, card: CardId) => boolean }
  /** Monsters of the field (and of the Graveyards) count as this type instead of their printed one. */
  | {
      readonly kind: 'race';
      readonly on: (q: Scope, card: CardId) => boolean;
      readonly race: (q: Scope) => Race | undefined;
      readonly graveyardsToo?: true;
    }
  /** Monsters of the field count as this Attribute instead of their printed one. */
  | {
      readonly kind: 'attribute';
      readonly on: (q: Scope, card: CardId) => boolean;
      readonly attribute: (q: Scope) => Attribute | undefined;
    }
  /** How many cards a player may hold at the end of the own turn; the newest of such effects counts. */
  | { readonly kind: 'handLimit'; readonly limit: number; readonly of: (q: Scope, player: Player) => boolean }
  /** Adds to the Level of monsters in hands, or tells what it becomes. */
  | {
      readonly kind: 'levelInHand';
      readonly on: (q: Scope, card: CardId) => boolean;
      readonly level: number | ((q: Scope) => number);
    }
  | { readonly kind: 'allows'; readonly what: Allowance; readonly to: (q: Scope, player: Player) => boolean }
  /** Paid by the attacking player when the attacker is chosen, for each declaration (R319). */
  | { readonly kind: 'attackCost'; readonly on: (q: Scope, attacker: CardId) => boolean; readonly cost: Cost }
  | { readonly kind: 'protectsPlayer'; readonly player: (q: Scope) => Player | undefined }
  /** The scale of a card in a Pendulum Zone is this number; undefined: not now. */
  | { readonly kind: 'scale'; readonly on: (q: Scope, card: CardId) => boolean; readonly scale: (q: Scope) => number | undefined }
  /** Once in each turn, cards that an effect of that player would destroy are not: all those of the one effect. */
  | { readonly kind: 'spares'; readonly cards: (q: Scope, card: CardId, by: Player) => boolean }
  /** Changes battle damage of that kind: how much it is, who takes it, or that it counts as damage by an effect. */
  | {
      readonly kind: 'battleDamage';
      readonly of: (q: Scope, damage: BattleDamage) => boolean;
      readonly amount?: (q: Scope, amount: number) => number;
      readonly toOpponent?: true;
      readonly asEffect?: true;
    }
  /** An effect of the card `by`, which has targeted this card or not, does not destroy it on the field. */
  | {
      readonly kind: 'endures';
      readonly cards: (q: Scope, card: CardId, by: CardId, targeted: boolean, byPlayer: Player) => boolean;
    }
  /** Both Decks are turned over: the bottom is the top, and lies face-up. */
  | { readonly kind: 'turnsDecks' }
  /** What is added to ATK and DEF is subtracted, and the other way round. */
  | { readonly kind: 'reversesChanges' }
  /** A card that a player summons, Sets or activates from the hand costs that many Life Points. */
  | { readonly kind: 'handCost'; readonly lifePoints: number }
  /** A player's face-up monsters are of one Type. */
  | { readonly kind: 'oneType' }
  /** The hand of that player lies open. */
  | { readonly kind: 'opensHand'; readonly of: (q: Scope, player: Player) => boolean }
  /** Face-up monsters are put in that position at once and stay there; of several such effects the newest counts. */
  | { readonly kind: 'holds'; readonly on: (q: Scope, card: CardId) => boolean; readonly position: Position }
  /** Face-up monsters on which such effects do nothing. */
  | {
      readonly kind: 'shields';
      readonly on: (q: Scope, card: CardId) => boolean;
      readonly from: (q: Scope, by: Influence, card: CardId) => boolean;
    }
  /**
   * How many cards the player may have there at most: on the whole field or in the Monster Zones. `comingOnly`: what changes
   * sides is free, and so is what the other player puts there. What is there already stays.
   */
  | {
      readonly kind: 'limits';
      readonly where: 'field' | 'monster';
      readonly most: (q: Scope, player: Player) => number | undefined;
      readonly comingOnly?: true;
    }
  /** A Normal Summon of a monster needs that many tributes less. */
  | { readonly kind: 'fewerTributes'; readonly on: (q: Scope, monster: CardId) => boolean; readonly less: number };
/** The card whose effect it is, its player, and as what it works where it lies. */
export interface Influence {
  readonly card: CardId;
  readonly player: Player;
  readonly kind: CardKind;
}
/** Whether it matters what has changed the value before it: what sets or multiplies it, not what adds to it. */
export const countsInOrder = ({ setAtk, setDef, atkTimes }: Extract<ContinuousPart, { kind: 'stats' }>): boolean =>
  setAtk !== undefined || setDef !== undefined || atkTimes !== undefined;
export type Amount = number | ((q: Scope, card: CardId) => number);

/**
 * Original ATK and DEF in place of the printed ones, before all changes; of several the newest counts, and they never add up
 * (E71). `undefined`: none now.
 */
export interface OriginalValues {
  readonly originalAtk?: OriginalValue;
  readonly originalDef?: OriginalValue;
  /** The values that it has by them are no original ones to other effects (Megamorph). */
  readonly forItselfAlone?: true;
  /** When it gave them, if not with its beginning. */
  readonly originalSince?: (q: Scope) => number;
}
export type OriginalValue = (q: Scope, card: CardId) => number | undefined;

/** Whom a prohibition is about: always a player, and perhaps a card. */
export interface Subject extends SubjectDetail {
  readonly player: Player;
  readonly card: CardId | null;
  /** The attacker, for prohibitions of attack targets; the card whose effect makes tokens, for those of Special Summons. */
  readonly by?: CardId;
}

/** What only some prohibitions ask for. */
export interface SubjectDetail {
  /** Of activations: what is activated is a Spell, although the card is a monster where it lies. */
  readonly asSpell?: boolean;
  /** Of Special Summons: the token that would come to the player's own field. */
  readonly token?: number;
  /** The Type that this token will have; left out: the printed one. */
  readonly race?: Race;
  /** Of damage by effects: whose effect it is. */
  readonly byPlayer?: Player;
}

/**
 * A Special Summon by the monster's own procedure (E25): no chain, from the hand unless said otherwise. From the Deck it comes by
 * the act of an own monster of the field, which `can` and `perform` get: what lies in a Deck has no place that may be told.
 */
export interface Procedure {
  readonly from: Zone;
  /** Its cost takes a monster off the own field, so that a full field is no hindrance. */
  readonly freesZone?: boolean | ((q: Scope) => boolean);
  /** It comes to the opponent's field. */
  readonly onto?: 'opponent';
  readonly can: (q: Scope, monster?: CardId) => boolean;
  readonly rule: RuleId;
  readonly perform: (e: Effect, monster?: CardId) => Action;
}

/** What ties an Equip Card or a reviving card to its monster beyond the rule that an equip goes when its monster goes. */
export interface Bond {
  /** When this leaves the field, the monster … */
  readonly whenLeaves?: 'destroyMonster' | 'banishMonster';
  /** When this is destroyed (not when it only leaves), the monster … */
  readonly whenDestroyed?: 'destroyMonster' | 'banishMonster';
  /** When this is destroyed, its controller takes that much damage. */
  readonly damageWhenDestroyed?: number;
  /** When battle destroys this, the opponent of its owner takes that much damage. */
  readonly damageWhenFelled?: number;
  /** Face-up cards of these names on the same side, which go to the Graveyard when this leaves the field. */
  readonly fellows?: readonly number[];
  /**
   * When this leaves the field, the lasting effects that it has begun end. `return`: destroyed and sent to the Graveyard it
   * brings back what they are about, removed from play, to the side and in the position that they remember, without a chain.
   */
  readonly lasting?: 'end' | 'return';
  /** When the monster is destroyed, this … */
  readonly whenMonsterDestroyed?: 'destroySelf';
  /** Cards of the field that are destroyed when this leaves it face-up (or, so said, destroyed and removed from play). */
  readonly takesDown?: { readonly cards: (q: Scope) => readonly CardId[]; readonly to?: 'banished' };
  /** When the linked monster leaves the field in any way, this … */
  readonly whenMonsterLeaves?: 'destroySelf';
}

/** How an effect decides the duel; whose it is, the engine knows. */
export type Verdict = Pick<DuelResult, 'winner' | 'reason'>;

/** The code of an effect that goes on by itself (`linger`). */
export interface LingeringDefinition {
  /** When it ends; in which turn, says whoever begins it. */
  readonly until: LastingUntil;
  /** What it said before: in recordings of then it still stands so. */
  readonly formerly?: LastingUntil;
  /** It is about cards that were chosen, and is nothing without one. */
  readonly about?: 'cards';
  readonly parts?: readonly ContinuousPart[];
  /** Done without a chain in the End Phase (or that Standby Phase) in which it ends, or at the end of that Damage Step. */
  readonly atEnd?: (e: Effect) => Action;
  /** Its player may hold one more Battle Phase in its turn, right after another. */
  readonly extraBattlePhase?: boolean;
  /** Its player tributes the chosen opposing monsters in place of own ones. */
  readonly tributesChosen?: boolean;
  /** Decides the duel at the end of a turn, or when the next one has begun. */
  readonly verdict?: { readonly at: 'turnEnd' | 'turnStart'; readonly of: (q: Scope) => Verdict | undefined };
  /** The next time that an effect would destroy the cards that it is about they are not; used up by it. */
  readonly sparesOnce?: true;
  /**
   * The cards that it is about are the other player's, in the hand of its own. `used`: when one of them has been activated, and
   * that has resolved, without a chain; it is lent no more then.
   */
  readonly lends?: { readonly used: (e: Effect) => Action };
  /** Lets its player have one toss or roll done again; used up by it. */
  readonly repeats?: 'coins' | 'dice';
  /** At the moment of a draw of its player's opponent. */
  readonly onOpponentsDraw?: (e: Effect, drawn: readonly CardId[]) => Action;
  /** Done once, before the normal draw of the player's next Draw Phase (or of the opponent's), without a chain. */
  readonly beforeDraw?: { readonly whose: 'own' | 'opponent'; readonly run: (e: Effect) => Action };
  /** Life Points that its player gains just before so much battle damage is subtracted. */
  readonly gainsBeforeBattleDamage?: (amount: number) => number;
  /** The hand limit of its player. */
  readonly handLimit?: number;
  /** While its card lies face-up and is not negated, the empty ones of the Monster Zones that it remembers cannot be used. */
  readonly closesZones?: true;
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

/** A win that a card brings by itself, looked at whenever no effect is in the middle of resolving (E8). */
export interface VictoryCondition {
  readonly reason: DuelResult['reason'];
  readonly met: (q: Scope) => boolean;
}

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
  /** It may be both tributes for the monsters that fit, face-down on its player's side too. */
  readonly isTwoTributesFor?: (q: Scope, monster: CardId) => boolean;
}

/** What a card is as an Equip Card. */
export interface AsEquip {
  /** Which monsters it may be on. */
  readonly fits?: (q: Scope, monster: CardId) => boolean;
  /**
   * Other effects may put it on another monster that fits, with a condition only on one that meets it too: it does not need what
   * its activation has done.
   */
  readonly movable?: true | ((q: Scope, monster: CardId) => boolean);
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

/** What a card does at the moment of an event, without a chain. */
export interface AtOnce {
  /**
   * While face-up on the field: at the moment of a draw of its controller (E5: once for each draw, not for each card).
   */
  readonly onDraw?: (e: Effect, drawn: readonly CardId[]) => Action;
  /** The same at a draw of its controller's opponent. */
  readonly onOpponentsDraw?: (e: Effect, drawn: readonly CardId[]) => Action;
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

/** `aimedAt`: how many cards the link has targeted, some of which may be targets no more. */
type InTheWay = (e: Effect, against: ChainLink, aimedAt: number) => Action<boolean>;

/** What stands in a link's way just before it resolves, without a link of its own. */
export interface Protection {
  /** Face-up and targeted. True: the link is negated. */
  readonly ward?: InTheWay;
  /** Its `ward` works face-down too. */
  readonly wardsFaceDown?: boolean;
  /** While face-up on the field, whatever the link is about. True: it is negated. */
  readonly guard?: InTheWay;
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
