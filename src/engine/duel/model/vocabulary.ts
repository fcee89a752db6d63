/** The words of the duel as lists; every type is derived from its list. */

export const PLAYERS = [0, 1] as const;
export type Player = (typeof PLAYERS)[number];
export const opponentOf = (player: Player): Player => (player === 0 ? 1 : 0);

export const PHASES = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** Steps of the Battle Phase. */
export const BATTLE_STEPS = ['start', 'battle', 'damage', 'end'] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

/** Sub-steps of the Damage Step (E-digest 9.3, D1 to D5). `before` stands in place of `reveal` where every battle has it. */
export const DAMAGE_STEPS = ['start', 'reveal', 'before', 'calculation', 'after', 'end'] as const;
export type DamageStep = (typeof DAMAGE_STEPS)[number];

export const ZONES = [
  'deck',
  'hand',
  'monster',
  'spellTrap',
  'field',
  'pendulum',
  'graveyard',
  'banished',
  'fusionDeck',
  'gone',
] as const;
/** `gone`: a token that has left the field; it is nowhere. */
export type Zone = (typeof ZONES)[number];

export const POSITIONS = ['attack', 'defense'] as const;
export type Position = (typeof POSITIONS)[number];
/** How a monster comes to the field: `set` is face-down defense. */
export const PLACEMENTS = [...POSITIONS, 'set'] as const;
export type Placement = (typeof PLACEMENTS)[number];

export const ATTRIBUTES = ['DARK', 'EARTH', 'FIRE', 'LIGHT', 'WATER', 'WIND'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** The 20 monster types of 2004 (rulings: all of them can always be declared). */
export const RACES = [
  'Dragon',
  'Spellcaster',
  'Zombie',
  'Warrior',
  'Beast-Warrior',
  'Beast',
  'Winged Beast',
  'Fiend',
  'Fairy',
  'Insect',
  'Dinosaur',
  'Reptile',
  'Fish',
  'Sea Serpent',
  'Aqua',
  'Pyro',
  'Thunder',
  'Rock',
  'Plant',
  'Machine',
] as const;
export type Race = (typeof RACES)[number];

/** The subtypes that each kind of card may have. */
export const SUBTYPES = {
  monster: [
    'normal',
    'effect',
    'flip-effect',
    'spirit',
    'toon',
    'union',
    'fusion',
    'fusion-effect',
    'ritual',
    'ritual-effect',
    'token',
    'pendulum',
    'pendulum-effect',
  ],
  spell: ['normal', 'quick-play', 'continuous', 'equip', 'field', 'ritual'],
  trap: ['normal', 'continuous', 'counter'],
} as const;
export type CardKind = keyof typeof SUBTYPES;
export type Subtype = (typeof SUBTYPES)[CardKind][number];

declare const isCard: unique symbol;
/** Index into `DuelState.cards`. Stable for a duel; never shown for a hidden card. */
export type CardId = number & { readonly [isCard]: true };
export const cardId = (index: number): CardId => index as CardId;

export const MONSTER_ZONES = 5;
export const SPELL_TRAP_ZONES = 5;
export const PENDULUM_ZONES = 2;

/** What a cost may be paid with, as the chain shows it. */
export const PAYMENTS = ['lp', 'discard', 'tribute', 'banish', 'counter', 'toGraveyard'] as const;
export type PaymentKind = (typeof PAYMENTS)[number];

/**
 * `standbyPhase`: until the Standby Phase of exactly that turn; if it is skipped, never. `nextAttack`: a right for the next act
 * of the Battle Step; any other act ends it.
 */
export const LASTING = [
  'endOfTurn',
  'endPhase',
  'endOfDamageStep',
  'endOfBattlePhase',
  'nextAttack',
  'forever',
  'endOfNextTurn',
  'standbyPhase',
] as const;
export type LastingUntil = (typeof LASTING)[number];

/** How long a change of control lasts. `whileSource`: as long as the card that keeps it up. */
export const CONTROL_LASTING = ['endPhase', 'endOfBattlePhase', 'forever', 'whileSource'] as const;
export type ControlLasting = (typeof CONTROL_LASTING)[number];

/** What kind of summon goes through the summon windows. */
export const SUMMONS = ['normal', 'tribute', 'flip', 'special', 'pendulum', 'effect'] as const;
export type SummonHow = (typeof SUMMONS)[number];

/** By what a duel is decided. */
export const RESULTS = [
  'lp',
  'deckOut',
  'exodia',
  'destinyBoard',
  'lastTurn',
  'finalCountdown',
  'surrender',
  'matchWin',
] as const;
export type ResultReason = (typeof RESULTS)[number];

export const COIN_SIDES = ['heads', 'tails'] as const;
export type CoinSide = (typeof COIN_SIDES)[number];

/** What kinds of effects use the chain. `card`: the activation of the Spell or Trap Card itself. */
export const EFFECT_KINDS = ['card', 'ignition', 'quick', 'trigger', 'flip'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

export const SPELL_SPEEDS = [1, 2, 3] as const;
export type SpellSpeed = (typeof SPELL_SPEEDS)[number];

/** What may be forbidden to a player or a card while an effect applies. */
export const FORBIDDEN = [
  'attack',
  'activateCard',
  'banishFromGraveyard',
  'normalSummon',
  'setMonster',
  'flipSummon',
  'specialSummon',
  'changePosition',
  'target',
  'attackTarget',
  'setSpellTrap',
  'enterBattle',
  'attackDirectly',
  'gainLifePoints',
  'moveFromGraveyard',
  'graveyard',
  'tributeSummon',
  'pendulumSummon',
  'activateEffect',
  'declareAttack',
  'tribute',
  'takeEffectDamage',
  'draw',
  'discardCost',
  'placeFaceUp',
] as const;
export type Forbidden = (typeof FORBIDDEN)[number];

/** What a continuous effect may give a monster. */
export const ABILITIES = [
  'piercing',
  'notDestroyedByBattle',
  'attacksEveryMonster',
  'destroyedWhenTargeted',
  'negatesFlipOfDestroyed',
  'notSpecialSummoned',
  'notTributeForSummon',
  'noBattleDamage',
  'attacksDirectly',
  'extraAttack',
  'attacksTwice',
  'mustAttack',
  'choosesAttackTargets',
  'perishes',
  'destroysEquips',
  'keepsController',
  'sparedFromEffectsByUnion',
  'sparedByEquippedMonster',
  'sharesBattleDamage',
  'banishesWhatItDestroys',
  'banishedWhenItLeaves',
  'negatesDestroyed',
  'leavesWayOpen',
  'doublesBattleDamage',
  'destroysSpellsOnIt',
  'belongsToOwner',
  'fallsIntoDeck',
] as const;
export type Ability = (typeof ABILITIES)[number];

/** Abilities that Spells and Traps may have as well. */
export const ABILITIES_OF_ANY_CARD: readonly Ability[] = ['perishes'];

/**
 * What an effect does when it resolves, for what answers such effects. `Own`: of the player who activated it; what is paid is
 * none of it, nor that a negated card is destroyed.
 */
export type Doing = 'destroysMonsters' | 'destroysSpellsTraps' | 'damagesOwn' | 'damagesOther' | 'discardsOwn' | 'discardsOther';

/**
 * What a continuous effect may allow a player beyond the rules. `summonsInDefense`: a Normal Summon may be one in face-up Defense
 * Position; its monsters are not turned face-down. `banishesFieldInstead`: removes monsters of its field from play in place of
 * those of its Graveyard.
 */
export const ALLOWANCES = [
  'trapInSetTurn',
  'trapFromHand',
  'spellsWithoutLifePoints',
  'summonsInDefense',
  'banishesFieldInstead',
] as const;
export type Allowance = (typeof ALLOWANCES)[number];
