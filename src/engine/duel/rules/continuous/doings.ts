import type { Card } from '../../model/card';
import { type CardDefinition, countsInOrder, type ContinuousPart } from '../../model/effect';
import { ABILITIES, FORBIDDEN, type Ability, type Forbidden } from '../../model/vocabulary';

export type Kind = ContinuousPart['kind'];
export type PartOf<K extends Kind> = Extract<ContinuousPart, { kind: K }>;

/** What a list of parts does, sorted and summed up once for every list. */
export interface Doings {
  readonly by: { readonly [K in Kind]: readonly PartOf<K>[] };
  readonly forbidden: number;
  readonly negates: boolean;
  readonly changesTypes: boolean;
  readonly changesAttributes: boolean;
  readonly changesLevels: boolean;
  readonly changesOriginals: boolean;
  /** Of its changes of ATK and DEF at least one makes a difference by its place among the others. */
  readonly countsInOrder: boolean;
}

const bits = <Word extends string>(words: readonly Word[]): Readonly<Record<Word, number>> =>
  Object.fromEntries(words.map((word, bit) => [word, 1 << bit])) as Record<Word, number>;

export const ABILITY_BIT: Readonly<Record<Ability, number>> = bits(ABILITIES);

export const FORBIDDEN_BIT: Readonly<Record<Forbidden, number>> = bits(FORBIDDEN);

const NO_PARTS: readonly never[] = [];

/** What a card does continuously where it lies. */
export const partsOf = (card: Readonly<Card>, definition: CardDefinition): readonly ContinuousPart[] =>
  card.zone === 'monster' && !definition.index.isMonster && definition.asMonster === undefined
    ? NO_PARTS
    : card.zone === 'pendulum'
      ? (definition.inPendulumZone.continuous ?? NO_PARTS)
      : card.zone === 'spellTrap' && definition.index.isMonster
        ? ((card.equippedByHost ? undefined : definition.asEquip.continuous) ?? NO_PARTS)
        : definition.continuous;

const ofKind = <K extends Kind>(parts: readonly ContinuousPart[], kind: K): readonly PartOf<K>[] =>
  parts.filter((part): part is PartOf<K> => part.kind === kind);

/** With every key, so that all have one shape (see `model/one-shape.ts`). */
const wholeStats = (part: PartOf<'stats'>): PartOf<'stats'> => ({
  kind: part.kind,
  on: part.on,
  atk: part.atk,
  def: part.def,
  level: part.level,
  isTheValue: part.isTheValue,
  atkTimes: part.atkTimes,
  setAtk: part.setAtk,
  setDef: part.setDef,
  originalAtk: part.originalAtk,
  originalDef: part.originalDef,
  originalSince: part.originalSince,
  forItselfAlone: part.forItselfAlone,
});

const known = new WeakMap<readonly ContinuousPart[], Doings>();

export function doingsOf(parts: readonly ContinuousPart[]): Doings {
  const before = known.get(parts);
  if (before !== undefined) return before;
  const by: Doings['by'] = {
    stats: ofKind(parts, 'stats').map(wholeStats),
    negates: ofKind(parts, 'negates'),
    forbids: ofKind(parts, 'forbids'),
    gives: ofKind(parts, 'gives'),
    race: ofKind(parts, 'race'),
    attribute: ofKind(parts, 'attribute'),
    handLimit: ofKind(parts, 'handLimit'),
    levelInHand: ofKind(parts, 'levelInHand'),
    allows: ofKind(parts, 'allows'),
    attackCost: ofKind(parts, 'attackCost'),
    protectsPlayer: ofKind(parts, 'protectsPlayer'),
    scale: ofKind(parts, 'scale'),
    spares: ofKind(parts, 'spares'),
    endures: ofKind(parts, 'endures'),
    battleDamage: ofKind(parts, 'battleDamage'),
    holds: ofKind(parts, 'holds'),
    shields: ofKind(parts, 'shields'),
    fewerTributes: ofKind(parts, 'fewerTributes'),
    limits: ofKind(parts, 'limits'),
    opensHand: ofKind(parts, 'opensHand'),
    reversesChanges: ofKind(parts, 'reversesChanges'),
    handCost: ofKind(parts, 'handCost'),
    oneType: ofKind(parts, 'oneType'),
    turnsDecks: ofKind(parts, 'turnsDecks'),
  };
  const doings: Doings = {
    by,
    forbidden: by.forbids.reduce((sum, part) => sum | FORBIDDEN_BIT[part.act], 0),
    negates: by.negates.length > 0,
    changesTypes: by.race.length > 0,
    changesAttributes: by.attribute.length > 0,
    changesLevels: by.levelInHand.length > 0 || by.stats.some((part) => part.level !== undefined),
    changesOriginals: by.stats.some((part) => (part.originalAtk ?? part.originalDef) !== undefined),
    countsInOrder: by.stats.some(countsInOrder),
  };
  known.set(parts, doings);
  return doings;
}
