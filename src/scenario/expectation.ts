import { nameOf } from './card-names';
import { readReference, type CardReference } from './card-reference';
import type { Observation, SeenMonster, SeenPendulum, SeenSeat, SeenSpellTrap } from './observation';
import type { Expected, ExpectedMonster, ExpectedPendulum, ExpectedSeat, ExpectedSpellTrap, WantedStep } from './schema';

/** Whether a step is offered at this moment. */
export type IsOffered = (step: WantedStep) => boolean;

/** Compares the keys that are given. @returns what differs, one line each. */
export function compare(expected: Expected, seen: Observation, isOffered: IsOffered): string[] {
  const differences: string[] = [];
  const differ = (path: string, wanted: unknown, got: unknown): void => {
    differences.push(`${path}: expected ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`);
  };
  for (const key of ['turn', 'turnPlayer', 'phase', 'step', 'damageStep'] as const) {
    if (expected[key] !== undefined && expected[key] !== seen[key]) differ(key, expected[key], seen[key]);
  }
  if (expected.result !== undefined && !isPart(resultNamed(expected.result), seen.result))
    differ('result', expected.result, seen.result);
  if (expected.prompt !== undefined && !isPart(expected.prompt, seen.prompt)) differ('prompt', expected.prompt, seen.prompt);
  for (const step of expected.legal ?? []) if (!isOffered(step)) differ('legal', step, seen.legal);
  for (const step of expected.illegal ?? []) if (isOffered(step)) differences.push(`illegal: ${JSON.stringify(step)} is offered`);
  if (expected.chain !== undefined && !sameChain(expected.chain, seen.chain)) differ('chain', expected.chain, seen.chain);
  const missing = expected.events === undefined ? undefined : missingEvent(expected.events, seen.events);
  if (missing !== undefined) differ(`events (${JSON.stringify(missing)} is missing)`, expected.events, seen.events);
  expected.players?.forEach((seat, player) =>
    compareSeat(seat, seen.players[player as 0 | 1], (key, wanted, got) => differ(`players[${player}].${key}`, wanted, got)),
  );
  return differences;
}

const resultNamed = (result: Expected['result'] & (object | null)): object | null =>
  result?.card === undefined ? result : { ...result, card: bareName(result.card) };

/** Every key of `wanted` is in `got` with the same value. */
function isPart(wanted: object | null, got: object | null): boolean {
  if (wanted === null || got === null) return wanted === got;
  return Object.entries(wanted).every(([key, value]) => value === undefined || (got as Record<string, unknown>)[key] === value);
}

type Differ = (key: string, wanted: unknown, got: unknown) => void;

function compareSeat(expected: ExpectedSeat, seen: SeenSeat, differ: Differ): void {
  for (const key of ['lp', 'handCount', 'deckCount', 'fusionDeckCount'] as const) {
    if (expected[key] !== undefined && expected[key] !== seen[key]) differ(key, expected[key], seen[key]);
  }
  for (const key of ['hand', 'deck', 'fusionDeck', 'graveyard', 'banished'] as const) {
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

function sameNames(wanted: readonly string[], got: readonly string[], ordered: boolean): boolean {
  const [left, right] = ordered ? [wanted, got] : [[...wanted].sort(), [...got].sort()];
  return left.length === right.length && left.every((name, i) => name === right[i]);
}

const isSame = <T>(wanted: T | undefined, got: T): boolean => wanted === undefined || wanted === got;
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

/** Whether each wanted one can be given a seen one of its own and none is left over. */
function matchOneToOne<Wanted, Seen>(
  wanted: readonly Wanted[],
  seen: readonly Seen[],
  fits: (wanted: Wanted, seen: Seen) => boolean,
): boolean {
  const [first, ...others] = wanted;
  if (first === undefined) return seen.length === 0;
  return (
    wanted.length === seen.length && seen.some((one, i) => fits(first, one) && matchOneToOne(others, seen.toSpliced(i, 1), fits))
  );
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

/** The first event that keeps the list from being an ordered subsequence of the log. */
function missingEvent(wanted: readonly string[], log: readonly string[]): string | undefined {
  let at = 0;
  for (const event of wanted) {
    const found = log.indexOf(event, at);
    if (found < 0) return event;
    at = found + 1;
  }
  return undefined;
}
