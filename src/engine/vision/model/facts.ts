import type { CardKind, Keyword, Race, Subtype } from './vocabulary';

/** A printed keyword: with a number (mana charge, upkeep) or races (proof) where it has any. */
export interface PrintedKeyword {
  readonly name: Keyword;
  readonly value?: number | readonly Race[];
}

/** What is printed on a card. `node` and `cost` are null where a dash stands: it cannot be played, and both count as 0. */
export interface CardFacts {
  readonly id: number;
  readonly en: string;
  readonly ja: string;
  readonly kind: CardKind;
  readonly subtype: Subtype | null;
  /** How many nodes must lie in the Node Area. */
  readonly node: number | null;
  readonly cost: number | null;
  /** Characters and phantoms. */
  readonly graze?: number;
  readonly attack?: number;
  readonly toughness?: number;
  readonly race?: readonly Race[];
  readonly keywords: readonly PrintedKeyword[];
  /** English names of characters; with one of them on the field, node and cost may be ignored. */
  readonly caster: readonly string[];
  /** How many a deck may hold, where it is not three. */
  readonly deckLimit?: number;
}

export const hasKeyword = ({ keywords }: CardFacts, keyword: Keyword): boolean => keywords.some(({ name }) => name === keyword);

/** The number of a keyword that has one; 0 where it is not printed. */
export function numberOf({ keywords }: CardFacts, keyword: 'manaCharge' | 'upkeep'): number {
  const printed = keywords.find(({ name }) => name === keyword)?.value;
  return typeof printed === 'number' ? printed : 0;
}

/** The races from which the card takes no combat damage. */
export function proofAgainst({ keywords }: CardFacts): readonly Race[] {
  const races = keywords.find(({ name }) => name === 'proof')?.value;
  return typeof races === 'object' ? races : [];
}
