import { fold } from './fold';

/** How cards of any game are found: by words, by ranges, and put in order. */
export type Language = 'en' | 'ja';

interface Named {
  readonly id: number;
  readonly en: string;
  readonly ja: string;
}

/** What words are looked for. What is left out does not narrow the search. */
export interface WantedWords {
  /** Words that all stand in the English name or all in the Japanese one; or its passcode. */
  readonly text?: string;
  /** Look for the words in the texts of the cards too. */
  readonly inTexts?: boolean;
}

/** From one number to another, both included; an open end is undefined. */
export interface Range {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Whether a value lies in a range; a card without the value lies in none. */
export function isIn(value: number | null | undefined, { from, to }: Range = {}): boolean {
  if (from === undefined && to === undefined) return true;
  return value != null && value >= (from ?? 0) && value <= (to ?? Infinity);
}

const holdsAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

/** Whether a card has all of these folded words in one language; what is printed on it is folded once. */
export function namedBy<C extends Named>(textsOf: (card: C) => Readonly<Record<Language, readonly string[]>> | undefined) {
  const known = new Map<number, { readonly names: readonly string[]; texts?: readonly string[] }>();
  const folded = (card: C): { readonly names: readonly string[]; readonly texts?: readonly string[] } => {
    const made = known.get(card.id) ?? { names: [fold(card.en), fold(card.ja)] };
    known.set(card.id, made);
    // Texts may come later than names.
    const texts = made.texts === undefined ? textsOf(card) : undefined;
    if (texts !== undefined) made.texts = [fold(texts.en.join(' ')), fold(texts.ja.join(' '))];
    return made;
  };
  return (card: C, words: readonly string[], inTexts: boolean): boolean => {
    if (words.length === 0 || (words.length === 1 && Number(words[0]) === card.id)) return true;
    const { names, texts = [] } = folded(card);
    return [...names, ...(inTexts ? texts.map((text, i) => `${names[i]} ${text}`) : [])].some((text) => holdsAll(text, words));
  };
}

export type Comparison<C> = (a: C, b: C) => number;

/** Highest first; cards without the value come last. */
export const highest =
  <C>(value: (card: C) => number | null | undefined): Comparison<C> =>
  (a, b) =>
    (value(b) ?? -1) - (value(a) ?? -1);
