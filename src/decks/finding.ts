import { fold, wordsOf } from './fold';
import { nearWords } from './near-words';

/** How cards of any game are found: by words, by ranges, and put in order. */
export type Language = 'en' | 'ja';

interface Named {
  readonly id: number;
  readonly en: string;
  readonly ja: string;
}

/** What words are looked for. What is left out does not narrow the search. */
export interface WantedWords {
  /** Words that all stand in the English name or all in the Japanese one; its passcode; or the initials of the English name. */
  readonly text?: string;
  /** Look for the words in the texts of the cards too. */
  readonly inTexts?: boolean;
  /** None but these, if they are given. */
  readonly only?: ReadonlySet<number> | undefined;
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

/** Folded words, for each those of which one must be there. */
type Asked = readonly (readonly string[])[];

const holdsAll = (text: string, asked: Asked): boolean => asked.every((words) => words.some((word) => text.includes(word)));

/** Fewer initials than these stand in too many names to mean one. */
const FEWEST_INITIALS = 3;

/** The first letters of a name; of one that is letters alone, like D.D., all of them. */
const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/u)
    .map((word) => (/^(\p{L}\.)+$/u.test(word) ? fold(word) : fold(word).slice(0, 1)))
    .join('');

/** Words of so many letters that stand together on no card may be others that are like them: Snatch Steel. */
const LONG = 5;

/** Where one word ends in a name or a text: at anything that is no letter, and in Japanese where the writing changes. */
const WORDS = /[ぁ-ゖ]+|[ァ-ヺー]+|[㐀-鿿々]+|[\p{L}\p{N}']+/gu;

export interface Found<C> {
  readonly cards: readonly C[];
  /** No card has the words as they were typed; these have words that are nearly the same. */
  readonly isNear: boolean;
}

/** The words on the cards of a game: what is printed on them is folded once, when it is first looked at. */
export function wordsOn<C extends Named>(
  cards: () => readonly C[],
  textsOf: (card: C) => Readonly<Record<Language, readonly string[]>> | undefined,
) {
  const names = new Map<number, readonly string[]>();
  const texts = new Map<number, readonly string[]>();
  const initials = new Map<number, string>();
  const nearby = new Map<boolean, (word: string) => readonly string[]>();
  const kept = <T>(map: Map<number, T>, card: C, make: () => T): T => {
    const made = map.get(card.id) ?? make();
    map.set(card.id, made);
    return made;
  };
  const namesOf = (card: C): readonly string[] => kept(names, card, () => [fold(card.en), fold(card.ja)]);
  const foldedTexts = (card: C): readonly string[] => {
    const known = texts.get(card.id);
    const printed = known ? undefined : textsOf(card);
    return printed ? kept(texts, card, () => [fold(printed.en.join(' ')), fold(printed.ja.join(' '))]) : (known ?? []);
  };
  const has = (card: C, asked: Asked, inTexts: boolean): boolean => {
    const [first] = asked;
    if (first === undefined) return true;
    if (asked.length === 1 && first.some((word) => Number(word) === card.id || begins(card, word))) return true;
    const said = namesOf(card);
    return [...said, ...(inTexts ? foldedTexts(card).map((text, i) => `${said[i]} ${text}`) : [])].some((text) =>
      holdsAll(text, asked),
    );
  };
  const begins = (card: C, word: string): boolean =>
    word.length >= FEWEST_INITIALS && kept(initials, card, () => initialsOf(card.en)).startsWith(word);

  const wordsIn = (text: string): readonly string[] => (text.match(WORDS) ?? []).map(fold);
  const vocabulary = (inTexts: boolean): ReadonlySet<string> =>
    new Set(
      cards().flatMap((card) => {
        const printed = inTexts ? textsOf(card) : undefined;
        const said = [card.en, card.ja, ...(printed?.en ?? []), ...(printed?.ja ?? [])];
        return [...wordsOf(card.en), ...wordsOf(card.ja), ...said.flatMap(wordsIn)];
      }),
    );
  /** What may stand for each of the words: for those that no card has, and for long ones if each of them is on some card. */
  const instead = (words: readonly string[], inTexts: boolean): Asked => {
    const near = nearby.get(inTexts) ?? nearWords(vocabulary(inTexts));
    nearby.set(inTexts, near);
    const isThere = words.map((word) => cards().some((card) => has(card, [[word]], inTexts)));
    if (!isThere.every(Boolean)) return words.map((word, i) => (isThere[i] ? [word] : near(word)));
    return words.map((word) => (word.length < LONG ? [word] : [word, ...near(word)]));
  };

  /** The cards that fit; if no card has the words as they are, those that have what may stand for them. */
  return function find(fits: (card: C) => boolean, { text = '', inTexts = false, only }: WantedWords): Found<C> {
    const words = wordsOf(text);
    const among = cards().filter((card) => (only?.has(card.id) ?? true) && fits(card));
    const exact: Asked = words.map((word) => [word]);
    const found = among.filter((card) => has(card, exact, inTexts));
    if (found.length > 0 || words.length === 0) return { cards: found, isNear: false };
    const near = instead(words, inTexts);
    const like = among.filter((card) => has(card, near, inTexts));
    return { cards: like, isNear: like.length > 0 };
  };
}

export type Comparison<C> = (a: C, b: C) => number;

/** Highest first; cards without the value come last. */
export const highest =
  <C>(value: (card: C) => number | null | undefined): Comparison<C> =>
  (a, b) =>
    (value(b) ?? -1) - (value(a) ?? -1);
