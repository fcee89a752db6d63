import type { CardFacts } from './card';
import {
  type CardDefinition,
  type CardPool,
  type DefinitionIndex,
  type InPendulumZone,
  type ContinuousKind,
  countsInOrder,
  type ActivatedEffect,
  type ContinuousPart,
} from './effect';
import type { Verb } from './event';
import { EVERY_OCCASION, occasionsFor } from './occasions';
import { blankDefinition, wholeEffect, wholeFacts } from './one-shape';
import type { CardKind, Doing, SpellSpeed } from './vocabulary';

/** What a card file says of a card; its printed facts are added by the pool. */
export interface CardCode extends Partial<Doings> {
  readonly passcode: number;
  readonly kind: CardKind;
}

type Doings = Omit<CardDefinition, 'facts' | 'factsAsMonster' | 'index'>;

const GROUPS = [
  'summoning',
  'fusion',
  'asEquip',
  'inPendulumZone',
  'inBattle',
  'departure',
  'atOnce',
  'protection',
  'privileges',
  'countsAs',
] as const;
type Group = (typeof GROUPS)[number];

/** By the number of the effect (`1`), or of one of the alternatives that are chosen on activation (`1.0`). */
export type DoingsOfCard = Readonly<Record<string, readonly Doing[]>>;

/** Where it may be used as a fast effect; none at all for what has Spell Speed 1 or is not activated by hand. */
function fastOccasions(effect: ActivatedEffect): number {
  if (effect.inStandby === true) return EVERY_OCCASION;
  return (effect.kind === 'card' || effect.kind === 'quick') && effect.spellSpeed > 1 ? occasionsFor(effect) : 0;
}

const mayBeInDamageStep = ({ spellSpeed, damageStep }: ActivatedEffect): boolean => spellSpeed === 3 || damageStep !== undefined;

function indexOf({
  facts,
  effects,
  continuous,
  asEquip,
  inPendulumZone,
  lingering,
  stays,
}: Omit<CardDefinition, 'index'>): DefinitionIndex {
  const isPendulum = facts.scale !== undefined;
  const parts = [
    ...continuous,
    ...(asEquip.continuous ?? []),
    ...(inPendulumZone.continuous ?? []),
    ...Object.values(lingering).flatMap((one) => one.parts ?? []),
  ];
  const numbers = (has: (effect: ActivatedEffect) => boolean): number[] =>
    effects.map((_, i) => i).filter((i) => has(effects[i]!));
  const selfTriggers: Partial<Record<Verb, number[]>> = {};
  effects.forEach((effect, i) => {
    if (effect.on === undefined || effect.item !== undefined || effect.about === 'any') return;
    (selfTriggers[effect.on] ??= []).push(i);
  });
  return {
    isMonster: facts.kind === 'monster',
    isSpell: facts.kind === 'spell',
    isTrap: facts.kind === 'trap',
    isPendulum,
    fast: effects.reduce((bits, e) => bits | fastOccasions(e), 0),
    fastInDamageStep: effects.reduce((bits, e) => (mayBeInDamageStep(e) ? bits | fastOccasions(e) : bits), 0),
    isSlow: effects.some((e) => e.kind === 'ignition' || (e.kind === 'card' && e.spellSpeed === 1)),
    staysOnField: stays || isPendulum || facts.subtype === 'continuous' || facts.subtype === 'equip' || facts.subtype === 'field',
    quick: numbers((e) => e.kind === 'quick'),
    quickInGraveyard: numbers((e) => e.kind === 'quick' && e.from.includes('graveyard')),
    ignition: numbers((e) => e.kind === 'ignition'),
    card: numbers((e) => e.kind === 'card'),
    selfTriggers,
    items: numbers((e) => e.item !== undefined),
    flip: effects.findIndex((e) => e.kind === 'flip'),
    gives: parts.flatMap((part) => (part.kind === 'gives' ? [part.ability] : [])),
    forbids: parts.flatMap((part) => (part.kind === 'forbids' ? [part.act] : [])),
    does: parts.flatMap(doingsOf),
  };
}

function doingsOf(part: ContinuousPart): readonly ContinuousKind[] {
  if (part.kind === 'levelInHand') return [part.kind, 'level'];
  if (part.kind !== 'stats') return [part.kind];
  const does: ContinuousKind[] = [part.kind];
  if (part.level !== undefined) does.push('level');
  if (countsInOrder(part)) does.push('countsInOrder');
  return does;
}

/** The Spell Speed that a card's printed kind gives its activation (E33–E35). */
const spellSpeedOf = (facts: CardFacts): SpellSpeed =>
  facts.subtype === 'counter' ? 3 : facts.kind === 'trap' || facts.subtype === 'quick-play' ? 2 : 1;

/**
 * P3: a Pendulum monster of the hand is activated as a Spell Card, and stays. Its number comes after those of its own effects.
 */
const activationAsSpell = (condition: InPendulumZone['activatedOnlyIf']): ActivatedEffect => ({
  kind: 'card',
  spellSpeed: 1,
  from: ['hand'],
  asSpell: true,
  ...(condition !== undefined && { condition }),
  costs: [],
  targets: [],
  *resolve() {
    /* stays in its Pendulum Zone */
  },
});

/** What the card says in each group, written over what a card that does nothing says there. */
const grouped = <D extends Pick<CardDefinition, Group>>(blank: D, says: Partial<Pick<CardDefinition, Group>>): Pick<D, Group> =>
  Object.fromEntries(GROUPS.map((group) => [group, { ...blank[group], ...says[group] }])) as never;

function complete(
  facts: CardFacts,
  { passcode: _, kind: __, ...says }: CardCode,
  does: DoingsOfCard | undefined,
): CardDefinition {
  const blank = blankDefinition(facts);
  const definition = Object.assign(blank, says, grouped(blank, says));
  const { effects, asMonster } = definition;
  const said: readonly ActivatedEffect[] =
    facts.scale === undefined
      ? effects.map((one) => (one.kind === 'card' ? { ...one, spellSpeed: spellSpeedOf(facts) } : one))
      : [
          ...effects.map((one) => (one.from.includes('pendulum') ? { ...one, asSpell: true as const } : one)),
          activationAsSpell(definition.inPendulumZone.activatedOnlyIf),
        ];
  definition.effects = said.map((one, i) => wholeEffect(does === undefined ? one : doing(one, does, i)));
  if (asMonster !== undefined) definition.factsAsMonster = wholeFacts({ ...facts, ...asMonster, subtype: 'normal' });
  return Object.assign(definition, { index: indexOf(definition) });
}

const doing = (effect: ActivatedEffect, does: DoingsOfCard, number: number): ActivatedEffect => ({
  ...effect,
  does: does[number],
  modes: effect.modes?.map((mode, i) => ({ ...mode, does: does[`${number}.${i}`] })),
});

const NO_CODE_FOR: readonly CardFacts['subtype'][] = ['normal', 'token', 'pendulum'];
const needsNoCode = ({ kind, subtype }: CardFacts): boolean => kind === 'monster' && NO_CODE_FOR.includes(subtype);

/**
 * Joins printed facts with card code, each card when somebody first asks for it. Normal Monsters and tokens need no code; any
 * other card without code has no definition (it is known by its facts but cannot be played).
 *
 * @param batchOf the batch in which a card came: a duel goes by those that there were when it began
 * @param doings what effects do when they resolve, by passcode
 */
export function buildPool(
  facts: readonly CardFacts[],
  codes: readonly CardCode[],
  batchOf: (passcode: number) => number = () => 0,
  doings: Readonly<Record<number, DoingsOfCard>> = {},
): CardPool {
  const factsByPasscode = new Map(facts.map((fact) => [fact.id, fact]));
  const codeByPasscode = new Map(codes.map((code) => [code.passcode, code]));
  for (const { passcode, kind } of codes) {
    const printed = factsByPasscode.get(passcode)?.kind;
    if (printed === undefined) throw new Error(`Card code without facts: ${passcode}`);
    if (printed !== kind) throw new Error(`The card ${passcode} is a ${printed}, and its code says ${kind}`);
  }
  const playable = facts.filter((fact) => codeByPasscode.has(fact.id) || needsNoCode(fact));
  const definitions = new Map<number, CardDefinition>();
  const names = new Map<string, readonly string[]>();
  const namesUpTo = (batch: number, wanted?: CardFacts['kind']): readonly string[] => {
    const key = `${batch} ${wanted ?? ''}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    const cards = facts.filter(
      ({ id, kind, subtype }) => subtype !== 'token' && (wanted ?? kind) === kind && batchOf(id) <= batch,
    );
    const told = cards.sort((a, b) => batchOf(a.id) - batchOf(b.id)).map(({ en }) => en);
    names.set(key, told);
    return told;
  };
  const definition = (passcode: number): CardDefinition | undefined => {
    const known = definitions.get(passcode);
    if (known !== undefined) return known;
    const printed = factsByPasscode.get(passcode);
    const code = codeByPasscode.get(passcode);
    if (printed === undefined || (code === undefined && !needsNoCode(printed))) return undefined;
    const completed = complete(wholeFacts(printed), code ?? { passcode, kind: printed.kind }, doings[passcode]);
    definitions.set(passcode, completed);
    return completed;
  };
  return {
    definition,
    facts: (passcode) => factsByPasscode.get(passcode),
    playable,
    newestBatch: Math.max(0, ...facts.map(({ id }) => batchOf(id))),
    namesUpTo,
    get all() {
      return playable.map(({ id }) => definition(id)!);
    },
  };
}
