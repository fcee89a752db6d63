import type { InBoth } from './sign';

type ByName = Readonly<Record<string, InBoth>>;
type Language = keyof InBoth;

/**
 * What a game whose cards lie in lists says. In sentences `{who}` is a player and `{other}` the other one, `{card}` a card, `{n}`
 * a number.
 */
export interface LaidWords {
  /** The cards, by number. */
  readonly cards: Readonly<Record<number, InBoth>>;
  readonly aCard: InBoth;
  readonly zones: ByName;
  /** The nodes of its turn. */
  readonly phases: ByName;
  /** Its acts, as their buttons say; `pass` lets a window pass, `end` ends open play. */
  readonly acts: ByName;
  /** A sentence for each verb of the log. A `turn` begins one. */
  readonly say: ByName;
  /** What is asked: in open play (`open`), in each window by its name, and by each prompt, whose facts are slots too. */
  readonly ask: ByName;
  readonly rules: ByName;
  /** Why it ended: a sentence about whoever has won. */
  readonly ends: ByName;
  /** The counter that decides it, what it counts, and what all that lies on the stack is called. */
  readonly figure: InBoth & { readonly counter: string };
  readonly stack: InBoth;
  /** How it is played, in a few sentences. */
  readonly howTo: readonly InBoth[];
}

/** A word by its name; the name where there is none. */
export const wordIn = (words: ByName, name: string, language: Language): string =>
  (Object.hasOwn(words, name) ? words[name]?.[language] : undefined) ?? name;

export const cardIn = ({ cards, aCard }: LaidWords, passcode: number | undefined, language: Language): string =>
  (passcode === undefined ? aCard : (cards[passcode] ?? aCard))[language];

/** A sentence with its slots filled. */
export const filledIn = (sentence: string, slots: Readonly<Record<string, string | number | boolean>>): string =>
  sentence.replaceAll(/\{(\w+)\}/gu, (slot, name: string) => String(slots[name] ?? slot));

interface Told {
  readonly verb: string;
  readonly player: 0 | 1;
  readonly passcode?: number;
  readonly amount?: number;
}

/** A line of the log in plain words. */
export const lineIn = (
  words: LaidWords,
  { verb, player, passcode, amount = 0 }: Told,
  names: readonly [string, string],
  language: Language,
): string =>
  filledIn(wordIn(words.say, verb, language), {
    who: names[player],
    other: names[player === 0 ? 1 : 0],
    card: cardIn(words, passcode, language),
    n: amount,
  });
