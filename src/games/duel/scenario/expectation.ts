import { nameOf } from './card-names';
import { differences, isPart, isSame, matchOneToOne, missingEvent, sameNames, type Differ } from '../../../scenario/comparing';
import { readReference, type CardReference } from './card-reference';
import type { Observation, SeenMonster, SeenPendulum, SeenSeat, SeenSpellTrap } from './observation';
import type { Expected, ExpectedMonster, ExpectedPendulum, ExpectedSeat, ExpectedSpellTrap, WantedStep } from './schema';

/** Whether a step is offered at this moment. */
export type IsOffered = (step: WantedStep) => boolean;

/** Compares the keys that are given. @returns what differs, one line each. */
export function compare(expected: Expected, seen: Observation, isOffered: IsOffered): string[] {
  return differences((differ, say) => {
    for (const key of ['turn', 'turnPlayer', 'phase', 'step', 'damageStep'] as const) {
      if (expected[key] !== undefined && expected[key] !== seen[key]) differ(key, expected[key], seen[key]);
    }
    if (expected.result !== undefined && !isPart(resultNamed(expected.result), seen.result))
      differ('result', expected.result, seen.result);
    if (expected.prompt !== undefined && !isPart(expected.prompt, seen.prompt)) differ('prompt', expected.prompt, seen.prompt);
    for (const step of expected.legal ?? []) if (!isOffered(step)) differ('legal', step, seen.legal);
    for (const step of expected.illegal ?? []) if (isOffered(step)) say(`illegal: ${JSON.stringify(step)} is offered`);
    if (expected.chain !== undefined && !sameChain(expected.chain, seen.chain)) differ('chain', expected.chain, seen.chain);
    const missing = expected.events === undefined ? undefined : missingEvent(expected.events, seen.events);
    if (missing !== undefined) differ(`events (${JSON.stringify(missing)} is missing)`, expected.events, seen.events);
    expected.players?.forEach((seat, player) =>
      compareSeat(seat, seen.players[player as 0 | 1], (key, wanted, got) => differ(`players[${player}].${key}`, wanted, got)),
    );
  });
}

const resultNamed = (result: Expected['result'] & (object | null)): object | null =>
  result?.card === undefined ? result : { ...result, card: bareName(result.card) };

function compareSeat(expected: ExpectedSeat, seen: SeenSeat, differ: Differ): void {
  for (const key of ['lp', 'handCount', 'deckCount', 'fusionDeckCount'] as const) {
    if (expected[key] !== undefined && expected[key] !== seen[key]) differ(key, expected[key], seen[key]);
  }
  for (const key of ['hand', 'handShown', 'deck', 'deckShown', 'fusionDeck', 'graveyard', 'banished'] as const) {
    const wanted = expected[key];
    if (wanted !== undefined && !sameNames(wanted.map(bareName), seen[key], expected.ordered === true))
      differ(key, wanted, seen[key]);
  }
  const { monsters, spellsTraps, fieldSpell, pendulumZones, fusionDeckFaceUp } = expected;
  const inZones = seen.pendulumZones ?? [];
  if (
    pendulumZones !== undefined &&
    !matchOneToOne(
      pendulumZones.map((one) => (typeof one === 'object' ? one : { card: one })),
      inZones,
      isPendulum,
    )
  )
    differ('pendulumZones', pendulumZones, inZones);
  const faceUp = seen.fusionDeckFaceUp ?? [];
  if (fusionDeckFaceUp !== undefined && !sameNames(fusionDeckFaceUp.map(bareName), faceUp, expected.ordered === true))
    differ('fusionDeckFaceUp', fusionDeckFaceUp, faceUp);
  if (monsters !== undefined && !matchOneToOne(monsters, seen.monsters, isMonster)) differ('monsters', monsters, seen.monsters);
  if (spellsTraps !== undefined && !matchOneToOne(spellsTraps, seen.spellsTraps, isSpellTrap))
    differ('spellsTraps', spellsTraps, seen.spellsTraps);
  if (fieldSpell !== undefined) {
    const wanted = fieldSpell === null || typeof fieldSpell === 'object' ? fieldSpell : { card: fieldSpell };
    const same = wanted === null || seen.fieldSpell === null ? wanted === seen.fieldSpell : isSpellTrap(wanted, seen.fieldSpell);
    if (!same) differ('fieldSpell', fieldSpell, seen.fieldSpell);
  }
}

const bareName = (reference: CardReference): string => nameOf(readReference(reference)!.passcode);
const isCard = (wanted: CardReference | undefined, got: string): boolean => wanted === undefined || bareName(wanted) === got;

const total = (counters: Readonly<Record<string, number>>): number => Object.values(counters).reduce((sum, n) => sum + n, 0);
const hasCounters = (wanted: Readonly<Record<string, number>> | undefined, got: Readonly<Record<string, number>>): boolean =>
  wanted === undefined || total(wanted) === total(got);

const isMonster = (wanted: ExpectedMonster, got: SeenMonster): boolean =>
  isCard(wanted.card, got.card) &&
  isSame(wanted.position, got.position) &&
  isSame(wanted.zone, got.zone) &&
  isSame(wanted.atk, got.atk) &&
  isSame(wanted.def, got.def) &&
  isSame(wanted.level, got.level) &&
  isSame(wanted.controller, got.controller) &&
  isSame(wanted.owner, got.owner) &&
  hasCounters(wanted.counters, got.counters);

const isPendulum = (wanted: ExpectedPendulum, got: SeenPendulum): boolean =>
  isCard(wanted.card, got.card) && isSame(wanted.zone, got.zone) && isSame(wanted.scale, got.scale);

const isSpellTrap = (wanted: ExpectedSpellTrap, got: SeenSpellTrap): boolean =>
  isCard(wanted.card, got.card) &&
  isSame(wanted.face, got.face) &&
  isSame(wanted.zone, got.zone) &&
  isSame(wanted.controller, got.controller) &&
  isSame(wanted.owner, got.owner) &&
  hasCounters(wanted.counters, got.counters) &&
  isEquipped(wanted.equippedTo, got.equippedTo);

function isEquipped(wanted: CardReference | undefined, got: string | null): boolean {
  if (wanted === undefined) return true;
  return got !== null && (got === wanted || (got.startsWith(`${bareName(wanted)}@`) && !String(wanted).includes('@')));
}

function sameChain(wanted: NonNullable<Expected['chain']>, got: Observation['chain']): boolean {
  return (
    wanted.length === got.length &&
    wanted.every(
      (link, i) =>
        isCard(link.card, got[i]!.card) &&
        isSame(link.link, got[i]!.link) &&
        isSame(link.player, got[i]!.player) &&
        isSame(link.negated, got[i]!.negated),
    )
  );
}
