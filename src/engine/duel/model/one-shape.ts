import type { CardFacts } from './card';
import type { CardDefinition, ActivatedEffect, Mode, Targets } from './effect';

/**
 * What the hot code reads of a card again and again has all its keys, in one order: things of one shape are read several times as
 * fast as things that each have another one (which joining by spreading makes).
 */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };
/** Every key, so that a missing one is a type error. */
type Whole<T> = { [K in keyof Required<T>]: T[K] };

const nothing = function* (): Generator<never, void, never> {
  /* does nothing */
};

const blankEffect = (): Mutable<Whole<ActivatedEffect>> => ({
  kind: 'card',
  spellSpeed: 1,
  from: [],
  condition: undefined,
  rule: undefined,
  actsOn: undefined,
  needsInHand: undefined,
  costs: [],
  targets: [],
  payOnceTargeted: undefined,
  modes: undefined,
  declare: undefined,
  oncePerTurn: undefined,
  oncePerBattle: undefined,
  forBoth: undefined,
  inBattleStep: undefined,
  damageStep: undefined,
  inStandby: undefined,
  asSpell: undefined,
  unanswerable: undefined,
  does: undefined,
  uses: undefined,
  atBattlePhaseStart: undefined,
  negatesActivation: undefined,
  specialSummons: undefined,
  draws: undefined,
  answersSummons: undefined,
  hurts: undefined,
  affectsOnePlayer: undefined,
  resolve: nothing,
  on: undefined,
  about: undefined,
  when: undefined,
  mandatory: undefined,
  together: undefined,
  ofEventPlayer: undefined,
  ofLasting: undefined,
  notInDamageStep: undefined,
  canMiss: undefined,
  item: undefined,
});

const wholeTargets = ({ min, max, atMost, prompt, byOpponent, from, fits }: Targets): Targets => ({
  min,
  max,
  atMost,
  prompt,
  byOpponent,
  from,
  fits,
});

const wholeMode = ({ condition, costs, targets, does }: Mode): Mode => ({
  condition,
  costs,
  targets: targets?.map(wholeTargets),
  does,
});

/** The same effect in the one shape. */
export const wholeEffect = (effect: ActivatedEffect): ActivatedEffect =>
  Object.assign(blankEffect(), effect, {
    targets: effect.targets.map(wholeTargets),
    modes: effect.modes?.map(wholeMode),
  });

/** The same facts in the one shape. */
export const wholeFacts = (facts: CardFacts): CardFacts => ({
  id: facts.id,
  en: facts.en,
  ja: facts.ja,
  kind: facts.kind,
  subtype: facts.subtype,
  attribute: facts.attribute,
  race: facts.race,
  level: facts.level,
  atk: facts.atk,
  def: facts.def,
  scale: facts.scale,
});

type Unindexed = Omit<CardDefinition, 'index'>;

/** A card that does nothing, for what a card says to be written over. */
export const blankDefinition = (facts: CardFacts): Mutable<Whole<Unindexed>> => ({
  facts,
  factsAsMonster: facts,
  effects: [],
  continuous: [],
  upkeeps: [],
  lingering: {},
  summoning: {
    procedure: undefined,
    specialOnly: undefined,
    setOnly: undefined,
    placedOnly: undefined,
    onlyBy: undefined,
    tributes: undefined,
    needs: undefined,
    isTwoTributesFor: undefined,
  },
  fusion: { materials: undefined, exact: undefined, standsIn: undefined },
  asEquip: { fits: undefined, movable: undefined, keepsControl: undefined, isSpell: undefined, continuous: undefined },
  inPendulumZone: {
    activatedOnlyIf: undefined,
    continuous: undefined,
    cannotBeNegated: undefined,
    preventsBattleDamage: undefined,
  },
  inBattle: { winsMatch: undefined, attacksInDefense: undefined, afterAttack: undefined },
  departure: { goesDownWith: undefined, turnLimit: undefined },
  atOnce: {
    onDraw: undefined,
    onOpponentsDraw: undefined,
    onArrival: undefined,
    onDrawnFaceUp: undefined,
    onResolved: undefined,
    strikesDown: undefined,
    hurtsForSent: undefined,
  },
  protection: { ward: undefined, wardsFaceDown: undefined, guard: undefined },
  privileges: { cannotBeNegated: undefined, passesGraveyardLock: undefined, coversGraveyard: undefined },
  countsAs: { attributes: undefined, name: undefined, fieldSpell: undefined },
  notes: [],
  bond: undefined,
  victory: undefined,
  repeats: undefined,
  holdsCounters: undefined,
  stays: false,
  asMonster: undefined,
  recalls: undefined,
});
