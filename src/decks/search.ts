import { cardTexts } from '../games/duel/cards/data/texts';
import type { CardFacts, CardPool } from '../engine/duel';
import { catalogueOf, isOfSubKind, type Kind } from './catalogue';
import { allowance, type Format } from './formats';
import { highest, isIn, wordsOn, type Comparison, type Found, type Language, type Range, type WantedWords } from './finding';

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

const findIn = new WeakMap<CardPool, ReturnType<typeof wordsOn<CardFacts>>>();

/** The words on the cards of a pool. Whoever looks through texts waits until those of both languages are there. */
function wordsOnCards(pool: CardPool): ReturnType<typeof wordsOn<CardFacts>> {
  const known = findIn.get(pool);
  if (known) return known;
  const cards = catalogueOf(pool);
  const find = wordsOn(
    () => cards,
    ({ id }: CardFacts) => cardTexts(id),
  );
  findIn.set(pool, find);
  return find;
}

/** The cards of the catalogue that fit, in no order that means anything. */
export function cardsLike(pool: CardPool, wanted: Wanted, format: Format): Found<CardFacts> {
  const { kind, subKind, attribute, race, level, atk, def, allowed } = wanted;
  return wordsOnCards(pool)(
    (facts) =>
      (kind === undefined || facts.kind === kind) &&
      (subKind === undefined || isOfSubKind(facts, subKind)) &&
      (attribute === undefined || facts.attribute === attribute) &&
      (race === undefined || facts.race === race) &&
      isIn(facts.level, level) &&
      isIn(facts.atk, atk) &&
      isIn(facts.def, def) &&
      (allowed === undefined || allowance(facts.id, format) === allowed),
    wanted,
  );
}

const KIND_ORDER = { monster: 0, spell: 1, trap: 2 } as const;

/** The cards in an order; cards that it leaves equal stand by kind, then by name in the given language. */
export function inOrder(cards: readonly CardFacts[], order: Order, language: Language, format: Format): readonly CardFacts[] {
  const byName: Comparison<CardFacts> = (a, b) => a[language].localeCompare(b[language], language);
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
  return [...cards].sort((a, b) => first[order](a, b) || byKind(a, b) || byName(a, b));
}
