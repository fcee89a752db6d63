import type { CardPool } from '../../../engine/vision';
import { differences, isPart, isSame, matchOneToOne, missingEvent, sameNames, type Differ } from '../../../scenario/comparing';
import { nameOfReference, type CardReference } from './card-reference';
import type { Observation, SeenCard, SeenSeat } from './observation';
import type { Expected, WantedStep } from './schema';

type ExpectedSeat = NonNullable<Expected['players']>[number];
type ExpectedCard = Exclude<NonNullable<ExpectedSeat['field']>[number], CardReference>;

/** Compares the keys that are given. @returns what differs, one line each. */
export function compare(
  pool: CardPool,
  expected: Expected,
  seen: Observation,
  isOffered: (step: WantedStep) => boolean,
): string[] {
  return differences((differ, say) => {
    for (const key of ['turn', 'turnPlayer', 'phase', 'extra'] as const)
      if (!isSame(expected[key], seen[key])) differ(key, expected[key], seen[key]);
    if (expected.result !== undefined && !isPart(expected.result, seen.result)) differ('result', expected.result, seen.result);
    if (expected.prompt !== undefined && !isPart(expected.prompt, seen.prompt)) differ('prompt', expected.prompt, seen.prompt);
    for (const step of expected.legal ?? []) if (!isOffered(step)) differ('legal', step, seen.legal);
    for (const step of expected.illegal ?? []) if (isOffered(step)) say(`illegal: ${JSON.stringify(step)} is offered`);
    const { interference } = expected;
    const named = interference?.map((one) => (one.card === undefined ? one : { ...one, card: nameOfReference(pool, one.card) }));
    if (
      named !== undefined &&
      !(named.length === seen.interference.length && named.every((one, i) => isPart(one, seen.interference[i]!)))
    )
      differ('interference', interference, seen.interference);
    const missing = expected.events === undefined ? undefined : missingEvent(expected.events, seen.events);
    if (missing !== undefined) differ(`events (${JSON.stringify(missing)} is missing)`, expected.events, seen.events);
    expected.players?.forEach((seat, player) =>
      compareSeat(pool, seat, seen.players[player as 0 | 1], (key, wanted, got) =>
        differ(`players[${player}].${key}`, wanted, got),
      ),
    );
  });
}

function compareSeat(pool: CardPool, expected: ExpectedSeat, seen: SeenSeat, differ: Differ): void {
  for (const key of ['life', 'handCount', 'deckCount', 'handLimit'] as const)
    if (!isSame(expected[key], seen[key])) differ(key, expected[key], seen[key]);
  const names = (cards: readonly CardReference[]): string[] => cards.map((one) => nameOfReference(pool, one));
  for (const key of ['hand', 'underworld', 'removed', 'deck'] as const) {
    const wanted = expected[key];
    if (wanted !== undefined && !sameNames(names(wanted), seen[key], key === 'deck')) differ(key, wanted, seen[key]);
  }
  const { nodes, field } = expected;
  if (nodes !== undefined && !isPart(nodes, seen.nodes)) differ('nodes', nodes, seen.nodes);
  const isCard = (wanted: ExpectedCard, got: SeenCard): boolean =>
    (wanted.card === undefined || nameOfReference(pool, wanted.card) === got.card) &&
    (wanted.set === undefined || sameNames(names(wanted.set), got.set, false)) &&
    (['state', 'damage', 'attack', 'toughness', 'character', 'controller', 'owner'] as const).every((key) =>
      isSame<unknown>(wanted[key], got[key]),
    );
  const wanted = field?.map((one) => (typeof one === 'object' ? one : { card: one }));
  if (wanted !== undefined && !matchOneToOne(wanted, seen.field, isCard)) differ('field', field, seen.field);
}
