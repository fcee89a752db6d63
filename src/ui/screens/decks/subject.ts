import { createContext, useContext, type ComponentType } from 'react';
import type { CrestProps } from './crest';
import type { DeckCards, DeckReading, Part, ShelfDeck } from '../../../store/decks/deck-book';

/** Which card of all lists is read, and stays read when the mouse is on none. */
export interface PickProps {
  readonly pinned: number | null;
  readonly onPin: (passcode: number) => void;
}

export interface CardProps {
  readonly passcode: number;
}

/** A form in which a deck goes out: as text to be copied, and as a file where it has an ending. */
export interface DeckText {
  readonly label: string;
  readonly text: string;
  readonly copy: string;
  readonly file?: { readonly ending: string; readonly label: string };
}

/** The words of the test hand, and how many cards it begins with. */
export interface HandOfGame {
  readonly first: number;
  readonly note: string;
  readonly again: string;
  readonly empty: string;
  /** Whether a deck begins with a card, until its player says which ones it wants to begin with. */
  readonly isStarter: (passcode: number) => boolean;
  /** Where a hand may be drawn anew once before the game: the button, and why it cannot be pressed a second time. */
  readonly anew?: { readonly label: string; readonly done: string };
}

/** One reason why a deck is not legal, as a sentence. */
export interface SaidCause {
  readonly say: string;
  /** The card that it speaks of, and whether a passcode is that card, whatever its picture. */
  readonly about?: { readonly card: number; readonly is: (passcode: number) => boolean };
  /** What takes it away at once. */
  readonly mend?: { readonly label: string; readonly apply: (cards: DeckCards) => DeckCards };
}

/** Cards of one kind stand together. */
export interface Group {
  readonly key: string;
  readonly label: string;
  readonly colour: string;
}

/** How many cards of each size a deck has. */
export interface Curve {
  readonly title: string;
  readonly bars: readonly { readonly label: string; readonly count: number }[];
}

/** What the deck screens ask of the game that a deck is made for, in the language of the table. */
export interface DeckSubject {
  readonly game: string;
  /** The parts that a deck has. */
  readonly parts: readonly Part[];
  readonly part: Readonly<Record<Part, string>>;
  /** The same where there is little room. */
  readonly short: Readonly<Record<Part, string>>;
  readonly builtIn: readonly ShelfDeck[];
  /** What those are like, in a few words, by their ids. */
  readonly brief: Readonly<Record<string, string>>;

  /** Undefined for a card that nobody knows. */
  readonly nameOf: (passcode: number) => string | undefined;
  readonly unknown: (passcode: number) => string;
  /** Where a card may be, its home first. */
  readonly partsFor: (passcode: number) => readonly [Part, ...Part[]];
  /** How many copies a deck may hold. */
  readonly allowed: (passcode: number) => { readonly most: number; readonly words: string };
  readonly isPlayable: (passcode: number) => boolean;
  /** Known cards in the order of a deck. */
  readonly inOrder: (passcodes: readonly number[]) => readonly number[];

  readonly groups: readonly Group[];
  /** The key of its group; undefined for a card that nobody knows. */
  readonly groupOf: (passcode: number) => string | undefined;
  readonly curve: (list: readonly number[]) => Curve;
  readonly counts: (cards: DeckCards) => string;
  /** The cards whose crests stand for a deck. */
  readonly banners: (cards: DeckCards) => readonly number[];
  /** The classes that give a place the colours of a card. */
  readonly look: (passcode: number) => string;
  /** Why the deck is not legal. */
  readonly causes: (cards: DeckCards) => readonly SaidCause[];
  readonly legal: string;

  readonly hand: HandOfGame;
  /** The forms in which a deck goes out, the usual one first. */
  readonly texts: (cards: DeckCards) => readonly DeckText[];
  readonly exportNote: string;
  readonly importNote: string;
  readonly noCards: string;
  readonly read: (text: string) => Promise<DeckReading>;

  readonly Crest: ComponentType<CrestProps>;
  /** The line under a name. */
  readonly Values: ComponentType<CardProps>;
  readonly Face: ComponentType<CardProps>;
  /** The card that is read. */
  readonly Large: ComponentType<CardProps>;
  readonly Search: ComponentType<PickProps>;
  /** What the legality of a deck depends on. */
  readonly Choices?: ComponentType;
}

const Context = createContext<DeckSubject | null>(null);
export const DeckSubjectProvider = Context.Provider;

export function useDeckSubject(): DeckSubject {
  const subject = useContext(Context);
  if (!subject) throw new Error('SubjectOf is missing above a part of the deck screens');
  return subject;
}
