import type { Phase } from './vocabulary';

/** The rule sets that a duel can be played by. */
export const PROFILE_IDS = ['expert', 'modern'] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

/** How many cards a deck may have: the least and the most. */
export type CardCount = readonly [least: number, most: number];

/**
 * What may differ between the rule sets, as named options; `docs/rulings.md` says of each what it decides. Each is read in one
 * place, and any of them could be set by itself.
 */
export interface RuleOptions {
  readonly startingLifePoints: number;
  readonly openingHand: number;
  readonly handLimit: number;
  /** R417, R492: the first player draws on the first turn. */
  readonly firstTurnDraw: boolean;
  /** E67: paying the last Life Point is legal and loses the duel. */
  readonly mayPayToZero: boolean;
  /** R458: ATK 0 against ATK 0 in attack position destroys both. */
  readonly zeroAtkBothDestroyed: boolean;
  /** R427, R499: ignition effects with priority after a summon (E-digest 8.4). */
  readonly ignitionPriority: boolean;
  /** R478: a monster that an effect at Chain Link 1 summoned passes the negation window after that chain. */
  readonly negateEffectSummonAtLink1: boolean;
  /** E53: what a higher link did stays the last thing to happen where Chain Link 1 was negated or has lost its targets. */
  readonly timingSurvivesAnEmptyLinkOne: boolean;
  /** A ban on attacking that begins in mid-attack ends the attack. */
  readonly attackBanStopsRunningAttack: boolean;
  /** R428, R501: where Main Phase 1 leads to is said when its end is announced, or chosen when it is over. */
  readonly mainPhase1Ends: 'destinationAnnounced' | 'destinationAfterPasses';
  /** R422, R423, R503: quick effects among what is due in the Standby Phase, in any order. */
  readonly standbyItems: 'itemsOnly' | 'mixed';
  /** R432: there are effects "at the start of the Battle Phase". */
  readonly battlePhaseStart: boolean;
  /** R433, R434, R494: for what time a monster has one attack. */
  readonly attacksPer: 'battlePhase' | 'turn';
  /** R436, R502: the order of triggers on the chain at a declaration. */
  readonly declarationTriggers: 'fourGroups' | 'turnPlayerFirst';
  /** R457: whether every battle has the window before damage calculation, or only one that turns up its target. */
  readonly damageSubSteps: 'onReveal' | 'five';
  /** R449–R456, R504: which optional triggers meet an event of the Damage Step. */
  readonly damageStepTriggers: 'any' | 'listed';
  /**
   * R449–R452: what is activated by hand in the Damage Step: what the text of the time allows there, or what the list names. The
   * list leaves out what negates an effect and lets in whatever changes the ATK of an attacker.
   */
  readonly damageStepActivations: 'ofTheCards' | 'listed';
  /** Whether an effect that searches and finds nothing shows both players what it has looked through. */
  readonly emptySearch: 'unseen' | 'shown';
  /** E-digest 9.3: until when what changes ATK or DEF is activated by hand in the Damage Step. */
  readonly valueChanges: 'upToCalculation' | 'calculationToo';
  /** E-digest 9.3: when a destruction by battle sets off what asks for it; what asks for the Graveyard waits for that. */
  readonly battleDestruction: 'asItLeaves' | 'afterCalculation';
  readonly fieldSpells: 'oneGlobal' | 'onePerPlayer';
  readonly ownFieldSpellReplaced: 'destroyed' | 'sent';
  /** R427, R505: Pendulum Zones, Pendulum Summon and the face-up part of the extra deck. */
  readonly pendulum: boolean;
  /** Fusion Deck and side deck: the most that they may have. A side deck of exactly that many, or none, if `sideIsWhole`. */
  readonly deckLimits: {
    readonly main: CardCount;
    readonly fusion: number;
    readonly side: CardCount;
    readonly sideIsWhole: boolean;
  };
}

/** A rule set but for its flow. */
export interface RuleSet extends RuleOptions {
  readonly id: ProfileId;
  /**
   * The phases of a turn and what may follow each (seed 000): the Battle Phase is optional, Main Phase 2 exists only after it.
   */
  readonly turn: Readonly<Record<Phase, readonly Phase[]>>;
}
