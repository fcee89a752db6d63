import { cardTexts } from '../cards/data/texts';
import type { CardFacts, CardPool } from '../engine/duel';
import { catalogueOf, isOfSubKind, type Kind } from './catalogue';
import { fold, wordsOf } from './fold';
import { allowance, type Format } from './formats';

/** From one number to another, both included; an open end is undefined. */
export interface Range {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** What is looked for. What is left out does not narrow the search. */
export interface Wanted {
  /** Words that all stand in the English name or all in the Japanese one; or its passcode. */
  readonly text?: string;
  /** Look for the words in the texts of the cards too. */
  readonly inTexts?: boolean;
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

type Language = 'en' | 'ja';

interface Folded {
  readonly names: readonly string[];
  readonly texts: readonly string[];
}
const FOLDED = new Map<number, Folded>();

function folded(facts: CardFacts): Folded {
  const known = FOLDED.get(facts.id);
  if (known) return known;
  const texts = cardTexts(facts.id);
  const made = {
    names: [fold(facts.en), fold(facts.ja)],
    texts: texts ? [fold(texts.en.join(' ')), fold(texts.ja.join(' '))] : [],
  };
  FOLDED.set(facts.id, made);
  return made;
}

const holdsAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

function isNamed(facts: CardFacts, words: readonly string[], inTexts: boolean): boolean {
  if (words.length === 0 || (words.length === 1 && Number(words[0]) === facts.id)) return true;
  const { names, texts } = folded(facts);
  return [...names, ...(inTexts ? texts.map((text, i) => `${names[i]} ${text}`) : [])].some((text) => holdsAll(text, words));
}

function isIn(value: number | undefined, { from, to }: Range = {}): boolean {
  if (from === undefined && to === undefined) return true;
  return value !== undefined && value >= (from ?? 0) && value <= (to ?? Infinity);
}

/** The cards of the catalogue that fit, in the order of their passcodes. */
export function cardsLike(pool: CardPool, wanted: Wanted, format: Format): readonly CardFacts[] {
  const { text = '', inTexts = false, kind, subKind, attribute, race, level, atk, def, allowed } = wanted;
  const words = wordsOf(text);
  return catalogueOf(pool).filter(
    (facts) =>
      (kind === undefined || facts.kind === kind) &&
      (subKind === undefined || isOfSubKind(facts, subKind)) &&
      (attribute === undefined || facts.attribute === attribute) &&
      (race === undefined || facts.race === race) &&
      isIn(facts.level, level) &&
      isIn(facts.atk, atk) &&
      isIn(facts.def, def) &&
      (allowed === undefined || allowance(facts.id, format) === allowed) &&
      isNamed(facts, words, inTexts),
  );
}

const KIND_ORDER = { monster: 0, spell: 1, trap: 2 } as const;
type Comparison = (a: CardFacts, b: CardFacts) => number;

/** Highest first; cards without the value come last. */
const highest =
  (value: (facts: CardFacts) => number | undefined): Comparison =>
  (a, b) =>
    (value(b) ?? -1) - (value(a) ?? -1);

/** The cards in an order; cards that it leaves equal stand by kind, then by name in the given language. */
export function inOrder(cards: readonly CardFacts[], order: Order, language: Language, format: Format): readonly CardFacts[] {
  const byName: Comparison = (a, b) => a[language].localeCompare(b[language], language);
  const byKind: Comparison = (a, b) => KIND_ORDER[a.kind] - KIND_ORDER[b.kind] || highest(({ level }) => level)(a, b);
  const first: Record<Order, Comparison> = {
    kind: byKind,
    name: byName,
    level: highest(({ level }) => level),
    atk: highest(({ atk }) => atk),
    def: highest(({ def }) => def),
    allowed: (a, b) => allowance(a.id, format) - allowance(b.id, format),
  };
  return [...cards].sort((a, b) => first[order](a, b) || byKind(a, b) || byName(a, b));
}
