import { cardTexts } from '../games/duel/cards/data/texts';
import type { CardFacts, CardPool } from '../engine/duel';
import { allCardFacts } from '../games/duel/cards/printed';
import { catalogueOf, isOfSubKind, type Kind } from './catalogue';
import { allowance } from './allowance';
import type { Format } from './formats';
import {
  highest,
  isIn,
  wordsOn,
  type Comparison,
  type Finding,
  type Found,
  type Language,
  type Range,
  type WantedWords,
} from './finding';

/** What is looked for. What is left out does not narrow the search. */
export interface Wanted extends WantedWords {
  readonly kind?: Kind | undefined;
  readonly subKind?: string | undefined;
  readonly attribute?: string | undefined;
  readonly race?: string | undefined;
  readonly level?: Range;
  readonly atk?: Range;
  readonly def?: Range;
  /** Exactly as many copies as the format allows: 0 forbidden, 1 limited, 2 semi-limited, 3 the rest. */
  readonly allowed?: number | undefined;
}

export const ORDERS = ['kind', 'name', 'level', 'atk', 'def', 'allowed'] as const;
export type Order = (typeof ORDERS)[number];

const findingIn = new WeakMap<CardPool, Finding<CardFacts>>();

/** The words on the cards of a pool. Whoever looks through texts waits until those of both languages are there. */
function wordsOnCards(pool: CardPool): Finding<CardFacts> {
  const known = findingIn.get(pool);
  if (known) return known;
  const cards = catalogueOf(pool);
  const finding = wordsOn(
    () => cards,
    ({ id }: CardFacts) => cardTexts(id),
  );
  findingIn.set(pool, finding);
  return finding;
}

/** Makes ready, step by step, what the first letters of a search in this order would have to wait for. */
export function* searchAhead(pool: CardPool, order: Order, language: Language, format: Format): Generator<void> {
  placesBy(order, language, format);
  yield;
  const steps = wordsOnCards(pool).ahead();
  while (steps.next().done !== true) yield;
}

/** What a card must be besides its words; undefined where that is nothing: most who look for a card type its name alone. */
function mustBe(wanted: Wanted, format: Format): ((facts: CardFacts) => boolean) | undefined {
  const { kind, subKind, attribute, race, level, atk, def, allowed } = wanted;
  if ([kind, subKind, attribute, race, level, atk, def, allowed].every((one) => one === undefined)) return undefined;
  return (facts) =>
    (kind === undefined || facts.kind === kind) &&
    (subKind === undefined || isOfSubKind(facts, subKind)) &&
    (attribute === undefined || facts.attribute === attribute) &&
    (race === undefined || facts.race === race) &&
    isIn(facts.level, level) &&
    isIn(facts.atk, atk) &&
    isIn(facts.def, def) &&
    (allowed === undefined || allowance(facts.id, format) === allowed);
}

/** The cards of the catalogue that fit, in no order that means anything. */
export const cardsLike = (pool: CardPool, wanted: Wanted, format: Format): Found<CardFacts> =>
  wordsOnCards(pool).find(mustBe(wanted, format), wanted);

const KIND_ORDER = { monster: 0, spell: 1, trap: 2 } as const;

const placesByName = new Map<Language, ReadonlyMap<number, number>>();
const placesByOrder = new Map<string, ReadonlyMap<number, number>>();
const placesOf = (sorted: readonly CardFacts[]): ReadonlyMap<number, number> =>
  new Map(sorted.map(({ id }, place) => [id, place]));

/** Comparing names as a language does is slow: it is done once for all cards. */
function byNameIn(language: Language): Comparison<CardFacts> {
  let places = placesByName.get(language);
  if (!places) {
    const { compare } = new Intl.Collator(language);
    placesByName.set(language, (places = placesOf(allCardFacts.toSorted((a, b) => compare(a[language], b[language])))));
  }
  const known = places;
  return (a, b) => (known.get(a.id) ?? 0) - (known.get(b.id) ?? 0);
}

/** Where each card stands in an order; cards that it leaves equal stand by kind, then by name in the given language. */
function placesBy(order: Order, language: Language, format: Format): ReadonlyMap<number, number> {
  const key = `${order} ${language} ${format}`;
  const known = placesByOrder.get(key);
  if (known) return known;
  const byName = byNameIn(language);
  const byKind: Comparison<CardFacts> = (a, b) =>
    KIND_ORDER[a.kind] - KIND_ORDER[b.kind] || highest<CardFacts>(({ level }) => level)(a, b);
  const first: Record<Order, Comparison<CardFacts>> = {
    kind: byKind,
    name: byName,
    level: highest(({ level }) => level),
    atk: highest(({ atk }) => atk),
    def: highest(({ def }) => def),
    allowed: (a, b) => allowance(a.id, format) - allowance(b.id, format),
  };
  const places = placesOf(allCardFacts.toSorted((a, b) => first[order](a, b) || byKind(a, b) || byName(a, b)));
  placesByOrder.set(key, places);
  return places;
}

/** The cards in an order; cards that it leaves equal stand by kind, then by name in the given language. */
export function inOrder(cards: readonly CardFacts[], order: Order, language: Language, format: Format): readonly CardFacts[] {
  const places = placesBy(order, language, format);
  // Numbers are sorted by the machine itself, with nobody asked about each pair: a card by its place, then as it stood before.
  const { length } = cards;
  const sorted = Float64Array.from(cards, ({ id }, i) => (places.get(id) ?? 0) * length + i).sort();
  return Array.from(sorted, (one) => cards[one % length]!);
}
