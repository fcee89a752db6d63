import { fold, wordsOf } from './fold';
import { nearWords } from './near-words';
import { sayingsOf, type Language, type Named } from './sayings';

/** How cards of any game are found: by words, by ranges, and put in order. */
export type { Language } from './sayings';

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

/** Words of so many letters that stand together on no card may be others that are like them: Snatch Steel. */
const LONG = 5;

/** The names of so many cards are looked for before anybody does, forwards and backwards. */
const REHEARSED = 12;

/** Where one word ends in a name or a text: at anything that is no letter, and in Japanese where the writing changes. */
const WORDS = /[ぁ-ゖ]+|[ァ-ヺー]+|[㐀-鿿々]+|[\p{L}\p{N}']+/gu;

export interface Found<C> {
  readonly cards: readonly C[];
  /** No card has the words as they were typed; these have words that are nearly the same. */
  readonly isNear: boolean;
}

/** How cards are found by the words on them. */
export interface Finding<C> {
  /**
   * The cards that fit, all where nothing narrows the search; if no card has the words as they are, those that have what may
   * stand for them.
   */
  find(fits: ((card: C) => boolean) | undefined, wanted: WantedWords): Found<C>;
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
  const sayings = sayingsOf(cards, textsOf);
  const nearby = new Map<boolean, ReturnType<typeof nearWords>>();

  /** Marks those of all cards on which the words stand, in one language or the other. */
  const having = (asked: Asked, inTexts: boolean): Uint8Array => {
    const marks = new Uint8Array(cards().length);
    for (const texts of sayings.inBoth(inTexts)) {
      /** How many of the words a card has, from the first one on. */
      const held = new Uint16Array(marks.length);
      asked.forEach((words, i) => {
        for (const word of words) for (const place of texts.having(word)) if (held[place] === i) held[place] = i + 1;
      });
      for (let place = 0; place < held.length; place++) if (held[place] === asked.length) marks[place] = 1;
    }
    const [only = []] = asked;
    if (asked.length === 1) for (const place of only.flatMap(sayings.named)) marks[place] = 1;
    return marks;
  };

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
    const isThere = words.map((word) => having([[word]], inTexts).includes(1));
    if (!isThere.every(Boolean)) return words.map((word, i) => (isThere[i] ? [word] : known.near(word)));
    return words.map((word) => (word.length < LONG ? [word] : [word, ...known.near(word)]));
  };

  const find: Finding<C>['find'] = (fits, { text = '', inTexts = false, asTyped = false, only }) => {
    const words = wordsOf(text);
    const wanted = (card: C): boolean => (only?.has(card.id) ?? true) && (fits?.(card) ?? true);
    const among = (marks: Uint8Array): readonly C[] => cards().filter((card, at) => marks[at] === 1 && wanted(card));
    const exact: Asked = words.map((word) => [word]);
    const found = among(having(exact, inTexts));
    if (found.length > 0 || words.length === 0 || asTyped) return { cards: found, isNear: false };
    const like = among(having(instead(words, inTexts), inTexts));
    return { cards: like, isNear: like.length > 0 };
  };

  return {
    find,
    *ahead() {
      yield* sayings.ahead();
      yield* vocabulary(false);
      // What has run before runs several times as fast: the first letters are not to be the slow ones.
      for (const { en, ja } of cards().slice(0, REHEARSED)) {
        for (const text of [en.slice(0, 1), en.slice(0, 2), ja.slice(0, 2)])
          for (const inTexts of [false, true]) {
            find(undefined, { text, inTexts, asTyped: true });
            yield;
          }
        find(undefined, { text: [...en].toReversed().join('') });
        yield;
      }
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
