import type { DeckCards, Part } from './deck';

/** Far more cards than a deck can use: such a text is no deck. */
const MOST_CARDS = 1000;
/** Far more text than any deck needs, in signs: such a text is not looked at. */
const MOST_SIGNS = 2 * 1024 * 1024;
/** `ydke://` keeps a passcode in 32 bits. */
export const LARGEST_PASSCODE = 0xffffffff;

/** What is wrong with a text that should be a deck: what, where, and (by its kind) what was expected. */
export type DeckTextProblem =
  | { readonly kind: 'noCards' }
  | { readonly kind: 'badLine'; readonly line: number; readonly found: string }
  | { readonly kind: 'badPasscode'; readonly line: number; readonly found: string }
  | {
      readonly kind: 'unknownName';
      readonly line: number;
      readonly found: string;
      /** The cards that may be meant, the likeliest first. */
      readonly near: readonly number[];
    }
  | { readonly kind: 'otherGame'; readonly game: string }
  | { readonly kind: 'mainOnly' }
  | { readonly kind: 'missingList'; readonly part: Part }
  | { readonly kind: 'badList'; readonly part: Part; readonly why: 'notBase64' | 'notWholeNumbers' | 'zero' }
  | { readonly kind: 'tooManyLists'; readonly found: string }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'readNoFurther'; readonly line: number }
  | { readonly kind: 'tooLong'; readonly count: number; readonly most: number };

/** A deck that was read, or everything that is wrong with its text. */
export type DeckReading =
  { readonly ok: true; readonly cards: DeckCards } | { readonly ok: false; readonly problems: readonly DeckTextProblem[] };

/** The deck if the text was sound and holds one, else what is wrong. */
export function reading(cards: DeckCards, problems: readonly DeckTextProblem[]): DeckReading {
  if (problems.length > 0) return { ok: false, problems };
  const count = cards.main.length + cards.side.length + cards.fusion.length;
  if (count === 0) return { ok: false, problems: [{ kind: 'noCards' }] };
  return count > MOST_CARDS ? { ok: false, problems: [{ kind: 'tooLong', count, most: MOST_CARDS }] } : { ok: true, cards };
}

/** Reads a text that may come from anywhere, if it is not far too large to be a deck. */
export const readIfSmall = (text: string, read: (text: string) => DeckReading): DeckReading =>
  text.length > MOST_SIGNS ? { ok: false, problems: [{ kind: 'tooLarge' }] } : read(text);
