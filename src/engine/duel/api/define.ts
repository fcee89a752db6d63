import type { CardFacts } from '../model/card';
import type {
  CardPool,
  Note,
  Protection,
  ActivatedEffect,
  Bond,
  ContinuousPart,
  Cost,
  LingeringDefinition,
  Mode,
  Procedure,
  Subject,
  Targets,
  Upkeep,
  Action,
} from '../model/effect';
import type { PhaseItemTime } from '../model/card-marks';
import type { DuelEvent, Verb } from '../model/event';
import type { CardCode } from '../model/pool';
import type { Effect, Scope } from '../model/scope';
import type { CardId, Player, Zone } from '../model/vocabulary';
import type { RuleId } from '../register/index';
import { awaitsCalculation } from './attacks';
import { equipTo } from './equip';

/** The parts that activations of all kinds share. */
export type Activation = Pick<ActivatedEffect, 'resolve'> &
  Partial<
    Pick<
      ActivatedEffect,
      | 'condition'
      | 'rule'
      | 'actsOn'
      | 'needsInHand'
      | 'costs'
      | 'targets'
      | 'modes'
      | 'payOnceTargeted'
      | 'declare'
      | 'oncePerTurn'
      | 'oncePerBattle'
      | 'forBoth'
      | 'damageStep'
      | 'inStandby'
      | 'negatesActivation'
      | 'hurts'
      | 'affectsOnePlayer'
      | 'specialSummons'
      | 'draws'
      | 'uses'
      | 'answersSummons'
      | 'unanswerable'
      | 'atBattlePhaseStart'
      | 'notInDamageStep'
      | 'ofEventPlayer'
      | 'ofLasting'
    >
  >;

const activated = (
  kind: ActivatedEffect['kind'],
  from: readonly Zone[],
  activation: Activation,
  more: Partial<ActivatedEffect> = {},
): ActivatedEffect => ({
  ...activation,
  kind,
  from,
  spellSpeed: 1,
  costs: activation.costs ?? [],
  targets: activation.targets ?? [],
  // What negates an activation may answer it in the Damage Step too (E-digest 9.3).
  damageStep: activation.damageStep ?? (activation.negatesActivation === true ? 'any' : undefined),
  ...more,
});

/** An ignition effect of a face-up monster: own Main Phase, Spell Speed 1. */
export const ignition = (
  effect: Activation & { readonly inBattleStep?: boolean; readonly from?: readonly Zone[] },
): ActivatedEffect => activated('ignition', effect.from ?? ['monster'], effect, { inBattleStep: effect.inBattleStep });

/** A quick effect, Spell Speed 2: of a monster on the field or in the hand, or of a face-up Continuous Trap (`from`). */
export const quick = (from: readonly Zone[], effect: Activation): ActivatedEffect =>
  activated('quick', from, effect, { spellSpeed: 2 });

export interface TriggerSpec extends Activation {
  readonly on: Verb;
  /** Default `self`. */
  readonly about?: 'self' | 'any';
  readonly when?: (q: Scope, event: DuelEvent) => boolean;
  /** One trigger for all cards to which it happens at the same time. */
  readonly together?: boolean;
  /** Where the card is when it activates. Default: on the field (Monster Zone). */
  readonly from?: readonly Zone[];
}

/** A trigger that must activate. It never misses its timing. */
export const mandatoryTrigger = (effect: TriggerSpec): ActivatedEffect =>
  activated('trigger', effect.from ?? ['monster'], effect, {
    on: effect.on,
    about: effect.about ?? 'self',
    when: effect.when,
    mandatory: true,
  });

/**
 * "When … you can": misses its timing if something else happened after its event. `canMiss: false` is for texts that never miss.
 */
export const optionalTrigger = (effect: TriggerSpec & { readonly canMiss?: boolean }): ActivatedEffect =>
  activated('trigger', effect.from ?? ['monster'], effect, {
    on: effect.on,
    about: effect.about ?? 'self',
    when: effect.when,
    mandatory: false,
    canMiss: effect.canMiss ?? true,
  });

/**
 * A flip effect, when the monster is turned face-up on the field: mandatory, but for `optional` ("you can"). It works though the
 * monster has left since.
 */
export const flip = (effect: Activation & { readonly optional?: boolean }): ActivatedEffect =>
  activated('flip', ['monster', 'graveyard', 'banished', 'hand', 'deck'], effect, {
    on: 'flip',
    about: 'self',
    mandatory: effect.optional !== true,
    canMiss: false,
  });

/** A mandatory effect of the Standby or End Phase that uses the chain. */
export const phaseTrigger = (
  effect: Activation & {
    readonly phase: PhaseItemTime['phase'];
    readonly whose: 'own' | 'opponent' | 'each';
    readonly from?: readonly Zone[];
    readonly optional?: boolean;
    readonly again?: boolean;
  },
): ActivatedEffect =>
  activated('trigger', effect.from ?? ['monster'], effect, {
    item: { phase: effect.phase, whose: effect.whose, again: effect.again },
    mandatory: effect.optional !== true,
  });

/** `on` for the card itself. */
export const itself = (q: Scope, card: CardId): boolean => card === q.self;
/** A continuous change of ATK, DEF or Level. */
export const stats = (
  on: (q: Scope, card: CardId) => boolean,
  change: Omit<Extract<ContinuousPart, { kind: 'stats' }>, 'kind' | 'on'>,
): ContinuousPart => ({ kind: 'stats', on, ...change });
export const negates = (cards: (q: Scope, card: CardId) => boolean): ContinuousPart => ({ kind: 'negates', cards });
export const forbids = (
  act: Extract<ContinuousPart, { kind: 'forbids' }>['act'],
  rule: RuleId,
  to: Extract<ContinuousPart, { kind: 'forbids' }>['to'],
): ContinuousPart => ({ kind: 'forbids', act, rule, to });
/** Gives this monster (or those of `on`) an ability. */
export const gives = (
  ability: Extract<ContinuousPart, { kind: 'gives' }>['ability'],
  on: (q: Scope, card: CardId) => boolean = (q, card) => card === q.self,
): ContinuousPart => ({ kind: 'gives', ability, on });
/** What attacks of the monsters of `on` cost their player; by default only those of this monster. */
export const attackCost = (
  cost: Cost,
  on: (q: Scope, attacker: CardId) => boolean = (q, attacker) => attacker === q.self,
): ContinuousPart => ({ kind: 'attackCost', on, cost });
/** Allows players something beyond the rules. */
export const allows = (
  what: Extract<ContinuousPart, { kind: 'allows' }>['what'],
  to: (q: Scope, player: Player) => boolean,
): ContinuousPart => ({ kind: 'allows', what, to });
/** Destroyed at once, without a chain, while that is so; turned up by an attack, after damage calculation. */
export const perishesWhile = (condition: (q: Scope) => boolean): ContinuousPart =>
  gives('perishes', (q, card) => card === q.self && !awaitsCalculation(q, card) && condition(q));
/** Adds to the Level of monsters in hands, or says what it is. */
export const levelInHand = (
  on: (q: Scope, card: CardId) => boolean,
  level: Extract<ContinuousPart, { kind: 'levelInHand' }>['level'],
): ContinuousPart => ({
  kind: 'levelInHand',
  on,
  level,
});
/** Both Decks are turned over. */
export const turnsDecks: ContinuousPart = { kind: 'turnsDecks' };
/** The hands of those players lie open. */
export const opensHand = (of: (q: Scope, player: Player) => boolean): ContinuousPart => ({ kind: 'opensHand', of });
/** The scale of this card in its Pendulum Zone; undefined: the printed one. */
export const scaleIs = (scale: (q: Scope) => number | undefined): ContinuousPart => ({ kind: 'scale', on: itself, scale });
/** A Normal Summon of the monsters that fit needs that many tributes less. */
export const fewerTributes = (on: (q: Scope, monster: CardId) => boolean, less = 1): ContinuousPart => ({
  kind: 'fewerTributes',
  on,
  less,
});
/** Puts those face-up monsters in that position at once, and keeps them there. */
export const holds = (position: 'attack' | 'defense', on: (q: Scope, card: CardId) => boolean): ContinuousPart => ({
  kind: 'holds',
  on,
  position,
});
/** Such effects do nothing to this monster (or those of `on`). */
export const shields = (
  from: Extract<ContinuousPart, { kind: 'shields' }>['from'],
  on: (q: Scope, card: CardId) => boolean = itself,
): ContinuousPart => ({ kind: 'shields', on, from });
/** No Spell affects it. */
export const unaffectedBySpells = (on?: (q: Scope, card: CardId) => boolean): ContinuousPart =>
  shields((_, { kind }) => kind === 'spell', on);
/** How many cards a player may have on the field, or monsters. */
export const limits = (
  where: Extract<ContinuousPart, { kind: 'limits' }>['where'],
  most: Extract<ContinuousPart, { kind: 'limits' }>['most'],
  { comingOnly }: Pick<Extract<ContinuousPart, { kind: 'limits' }>, 'comingOnly'> = {},
): ContinuousPart => ({ kind: 'limits', where, most, ...(comingOnly && { comingOnly }) });
/** The player takes no battle damage. */
export const noBattleDamageTo = (player: (q: Scope) => Player | undefined): ContinuousPart => ({
  kind: 'protectsPlayer',
  player,
});
/** `on` for the monster that this Equip Card is on. */
export const equippedMonster = (q: Scope, card: CardId): boolean => card === q.card(q.self).equippedTo;

/** What a card does, besides which card it is. */
export type CodeSpec = Omit<CardCode, 'passcode' | 'kind'>;
export const monster = (passcode: number, spec: CodeSpec): CardCode => ({ ...spec, passcode, kind: 'monster' });

export interface SpellTrapSpec extends CodeSpec {
  /**
   * The activation of the card itself; several when it can be turned up in several ways (`effect` 0, 1 …); none when it is never
   * turned up by hand.
   */
  readonly activate?: Activation | readonly Activation[];
}
/**
 * A Spell or Trap Card. Its Spell Speed and whether it stays come from its printed kind. Activations come first among its
 * effects.
 */
const spellOrTrap = (kind: 'spell' | 'trap', passcode: number, { activate, ...spec }: SpellTrapSpec): CardCode => {
  const activations = (activate === undefined ? [] : Array.isArray(activate) ? activate : [activate]) as readonly Activation[];
  return {
    ...spec,
    passcode,
    kind,
    effects: [...activations.map((a) => activated('card', ['hand', 'spellTrap', 'field'], a)), ...(spec.effects ?? [])],
  };
};
export const spell = (passcode: number, spec: SpellTrapSpec): CardCode => spellOrTrap('spell', passcode, spec);
export const trap = (passcode: number, spec: SpellTrapSpec): CardCode => spellOrTrap('trap', passcode, spec);
/** For cards whose activation does nothing but put them on the field (Continuous and Field cards). */
export const nothing: Activation = {
  *resolve() {
    /* stays on the field */
  },
};

export interface EquipSpec extends CodeSpec {
  /** Which face-up monsters it may be on. Default: any. */
  readonly fits?: (q: Scope, monster: CardId) => boolean;
  readonly costs?: readonly Cost[];
  readonly payOnceTargeted?: Activation['payOnceTargeted'];
  readonly declare?: Activation['declare'];
  /** After it has been put on the monster. */
  readonly then?: (e: Effect) => Action;
}
/** An Equip Spell: targets one face-up monster and stays on it (E38–E40). */
export const equip = (passcode: number, { fits, costs, payOnceTargeted, declare, then, ...spec }: EquipSpec): CardCode =>
  spell(passcode, {
    ...spec,
    asEquip: { movable: true, ...spec.asEquip, fits },
    activate: {
      costs,
      payOnceTargeted,
      declare,
      targets: [
        { min: 1, max: 1, prompt: 'equip', from: (q) => q.faceUpMonsters().filter((id) => fits === undefined || fits(q, id)) },
      ],
      *resolve(e) {
        if (!(yield* equipTo(e, e.target))) return;
        if (then !== undefined) yield* then(e);
      },
    },
  });

export interface UpkeepSpec extends Omit<Upkeep, 'key'> {
  readonly key?: string;
}
/** Something done in the Standby or End Phase without a chain. */
export const upkeep = (spec: UpkeepSpec): Upkeep => ({ ...spec, key: spec.key ?? 'upkeep' });

export type {
  Action,
  ActivatedEffect,
  Bond,
  CardCode,
  CardFacts,
  CardPool,
  ContinuousPart,
  Cost,
  LingeringDefinition,
  Mode,
  Note,
  Procedure,
  Protection,
  Subject,
  Targets,
  Upkeep,
};
