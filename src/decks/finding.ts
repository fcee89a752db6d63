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
  const names = new Map<number, readonly string[]>();
  const texts = new Map<number, readonly string[]>();
  const namesOf = (card: C): readonly string[] => {
    const made = names.get(card.id) ?? [fold(card.en), fold(card.ja)];
    names.set(card.id, made);
    return made;
  };
  const foldedTexts = (card: C): readonly string[] => {
    const known = texts.get(card.id);
    const found = known === undefined ? textsOf(card) : undefined;
    if (found === undefined) return known ?? [];
    const made = [fold(found.en.join(' ')), fold(found.ja.join(' '))];
    texts.set(card.id, made);
    return made;
  };
  return (card: C, words: readonly string[], inTexts: boolean): boolean => {
    if (words.length === 0 || (words.length === 1 && Number(words[0]) === card.id)) return true;
    const said = namesOf(card);
    return [...said, ...(inTexts ? foldedTexts(card).map((text, i) => `${said[i]} ${text}`) : [])].some((text) =>
      holdsAll(text, words),
    );
  };
}

export type Comparison<C> = (a: C, b: C) => number;

/** Highest first; cards without the value come last. */
export const highest =
  <C>(value: (card: C) => number | null | undefined): Comparison<C> =>
  (a, b) =>
    (value(b) ?? -1) - (value(a) ?? -1);
