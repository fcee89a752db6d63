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
  /** Only what has the words as they were typed: nothing that is nearly so. */
  readonly asTyped?: boolean;
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

/** How cards are found by the words on them. */
export interface Finding<C> {
  /** The cards that fit; if no card has the words as they are, those that have what may stand for them. */
  find(fits: (card: C) => boolean, wanted: WantedWords): Found<C>;
  /**
   * Makes ready, step by step, what the first letters of a search would have to wait for: the names of the cards, their texts
   * where those have come, and which words stand near to one another.
   */
  ahead(): Iterator<void>;
}

/** The words on the cards of a game: what is printed on them is folded once, ahead or when it is first looked at. */
export function wordsOn<C extends Named>(
  cards: () => readonly C[],
  textsOf: (card: C) => Readonly<Record<Language, readonly string[]>> | undefined,
): Finding<C> {
  const names = new Map<number, readonly string[]>();
  const wholes = new Map<number, readonly string[]>();
  const initials = new Map<number, string>();
  const nearby = new Map<boolean, ReturnType<typeof nearWords>>();
  const kept = <T>(map: Map<number, T>, card: C, make: () => T): T => {
    const known = map.get(card.id);
    if (known !== undefined) return known;
    const made = make();
    map.set(card.id, made);
    return made;
  };
  const namesOf = (card: C): readonly string[] => kept(names, card, () => [fold(card.en), fold(card.ja)]);
  /** Each name with the text below it; the names alone where no text is. */
  const wholeOf = (card: C): readonly string[] => {
    const known = wholes.get(card.id);
    if (known) return known;
    const [en, ja] = namesOf(card);
    const printed = textsOf(card);
    if (!printed) return namesOf(card);
    return kept(wholes, card, () => [`${en} ${fold(printed.en.join(' '))}`, `${ja} ${fold(printed.ja.join(' '))}`]);
  };
  const has = (card: C, asked: Asked, inTexts: boolean): boolean => {
    const [first] = asked;
    if (first === undefined) return true;
    if (asked.length === 1 && first.some((word) => Number(word) === card.id || begins(card, word))) return true;
    const said = inTexts ? wholeOf(card) : namesOf(card);
    return said.some((text) => holdsAll(text, asked));
  };
  const initialsIn = (card: C): string => kept(initials, card, () => initialsOf(card.en));
  const begins = (card: C, word: string): boolean => word.length >= FEWEST_INITIALS && initialsIn(card).startsWith(word);

  const wordsIn = (text: string): readonly string[] => (text.match(WORDS) ?? []).map(fold);
  /** The words on all cards are learnt card by card. @returns what knows them in the end */
  function* vocabulary(inTexts: boolean): Generator<void, ReturnType<typeof nearWords>> {
    const known = nearby.get(inTexts);
    if (known) return known;
    const words = nearWords();
    for (const card of cards()) {
      const printed = inTexts ? textsOf(card) : undefined;
      const said = [card.en, card.ja, ...(printed?.en ?? []), ...(printed?.ja ?? [])];
      for (const word of [...wordsOf(card.en), ...wordsOf(card.ja), ...said.flatMap(wordsIn)]) words.learn(word);
      yield;
    }
    nearby.set(inTexts, words);
    return words;
  }
  /** What may stand for each of the words: for those that no card has, and for long ones if each of them is on some card. */
  const instead = (words: readonly string[], inTexts: boolean): Asked => {
    const known = finished(vocabulary(inTexts));
    const isThere = words.map((word) => cards().some((card) => has(card, [[word]], inTexts)));
    if (!isThere.every(Boolean)) return words.map((word, i) => (isThere[i] ? [word] : known.near(word)));
    return words.map((word) => (word.length < LONG ? [word] : [word, ...known.near(word)]));
  };

  return {
    find(fits, { text = '', inTexts = false, asTyped = false, only }) {
      const words = wordsOf(text);
      const among = cards().filter((card) => (only?.has(card.id) ?? true) && fits(card));
      const exact: Asked = words.map((word) => [word]);
      const found = among.filter((card) => has(card, exact, inTexts));
      if (found.length > 0 || words.length === 0 || asTyped) return { cards: found, isNear: false };
      const near = instead(words, inTexts);
      const like = among.filter((card) => has(card, near, inTexts));
      return { cards: like, isNear: like.length > 0 };
    },
    *ahead() {
      for (const card of cards()) {
        initialsIn(card);
        wholeOf(card);
        yield;
      }
      yield* vocabulary(false);
    },
  };
}

/** What steps come to when all are done at once. */
function finished<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

export type Comparison<C> = (a: C, b: C) => number;

/** Highest first; cards without the value come last. */
export const highest =
  <C>(value: (card: C) => number | null | undefined): Comparison<C> =>
  (a, b) =>
    (value(b) ?? -1) - (value(a) ?? -1);
