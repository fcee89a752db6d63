import type { CardFacts, CardKind, CardPool, Keyword, Race, Subtype, VisionBook } from '../../../engine/vision';
import { CARD_KINDS } from '../../../engine/vision/words';
import {
  highest,
  isIn,
  wordsOn,
  type Comparison,
  type Found,
  type Language,
  type Range,
  type WantedWords,
} from '../../../decks/finding';

/** The numbers of a card that a range can be asked of. */
export const FIGURES = ['node', 'cost', 'graze', 'attack', 'toughness'] as const;
export type Figure = (typeof FIGURES)[number];

/** What is looked for. What is left out does not narrow the search. */
export interface VisionWanted extends WantedWords, Readonly<Partial<Record<Figure, Range>>> {
  readonly kind?: CardKind | undefined;
  readonly subtype?: Subtype | undefined;
  readonly race?: Race | undefined;
  readonly keyword?: Keyword | undefined;
}

export const VISION_ORDERS = ['kind', 'name', ...FIGURES] as const;
export type VisionOrder = (typeof VISION_ORDERS)[number];

/** The cards of VISION that fit, in the order of the pool. */
export function visionSearch(pool: CardPool, book: VisionBook): (wanted: VisionWanted) => Found<CardFacts> {
  const { find } = wordsOn(
    () => pool.playable,
    ({ id }: CardFacts) => book.card(id)?.texts,
  );
  return ({ text, inTexts, asTyped, only, kind, subtype, race, keyword, ...ranges }) =>
    find(
      (facts) =>
        (kind === undefined || facts.kind === kind) &&
        (subtype === undefined || facts.subtype === subtype) &&
        (race === undefined || (facts.race?.includes(race) ?? false)) &&
        (keyword === undefined || facts.keywords.some(({ name }) => name === keyword)) &&
        FIGURES.every((figure) => isIn(facts[figure], ranges[figure])),
      { ...(text !== undefined && { text }), ...(inTexts !== undefined && { inTexts }), ...(asTyped && { asTyped }), only },
    );
}

/** The cards in an order; cards that it leaves equal stand by kind, then by cost, then by name in the given language. */
export function visionOrder(cards: readonly CardFacts[], order: VisionOrder, language: Language): readonly CardFacts[] {
  const byName: Comparison<CardFacts> = (a, b) => a[language].localeCompare(b[language], language);
  const byKind: Comparison<CardFacts> = (a, b) =>
    CARD_KINDS.indexOf(a.kind) - CARD_KINDS.indexOf(b.kind) || (a.cost ?? -1) - (b.cost ?? -1) || (a.node ?? -1) - (b.node ?? -1);
  const first = order === 'kind' ? byKind : order === 'name' ? byName : highest((facts: CardFacts) => facts[order]);
  return cards.toSorted((a, b) => first(a, b) || byKind(a, b) || byName(a, b));
}
