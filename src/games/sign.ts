/** A text in both languages. */
export interface InBoth {
  readonly en: string;
  readonly ja: string;
}

/** A rule set of a game, as the start offers it. */
export interface RuleSetSign {
  readonly id: string;
  readonly name: InBoth;
  /** What it is like, in a sentence. */
  readonly note: InBoth;
  /** Its emblem, drawn around the origin; the mark of the house where none is given. */
  readonly emblem?: string;
  /** With which decks the seats begin: both are legal, quick to read and a match for each other. */
  readonly decks: readonly [string, string];
}

/** What can be chosen before a game begins, besides its decks. */
export type Ask = 'lifePoints' | 'length' | 'format';

/** How the shelf of past games counts in the words of a game. */
interface Counted {
  readonly life: (n: number) => string;
  readonly longestStack: (n: number) => string;
  /** Leads to it. */
  readonly toStack: (n: number) => string;
}

/** What is said of a game before it has come: neither rules nor cards stand behind it. */
export interface GameSign {
  readonly id: string;
  readonly name: InBoth;
  /** The usual one first. */
  readonly ruleSets: readonly [RuleSetSign, ...RuleSetSign[]];
  /** What begins it, as its button says. */
  readonly start: InBoth;
  readonly asks: readonly Ask[];
  /** It can be thought about: a seat of it may be a partner's. */
  readonly hasPartner?: true;
  /** What is told at the button where nothing of it is asked. */
  readonly settled?: InBoth;
  /** The lesson with which whoever is new to it begins, and what that is called; a game without lessons has none. */
  readonly firstLesson?: { readonly id: string; readonly name: InBoth };
  /** The chapters of its lessons, in their order. */
  readonly chapters: readonly { readonly id: string; readonly name: InBoth }[];
  readonly counted: Readonly<Record<keyof InBoth, Counted>>;
}
