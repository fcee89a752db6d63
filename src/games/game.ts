import type { Given, PriorityMode } from '../courtesy';
import type { DeckCards } from '../decks';
import type { Extent, Seat } from '../engine/table';
import type { Beat } from './beat';
import type { Filing } from './filing';
import type { LessonStop } from './lesson';
import type { RuleBook } from './rule-book';
import type { Sound } from './sound';
import type { AnswerView, GameView, Moment, Session, ViewCard } from './view';

type Pair<T> = readonly [T, T];
type Language = 'en' | 'ja';

/** A deck that comes with the table, by its name in both languages. */
export interface NamedDeck extends DeckCards {
  readonly id: string;
  readonly en: string;
  readonly ja: string;
  readonly theme: Readonly<Record<Language, string>>;
}

/** What the players choose before a game of it begins. */
export interface GamePlan {
  /** The rule set; the usual one of the game if nothing is said. */
  readonly profile?: string | undefined;
  /** The decks of both seats, by id. */
  readonly decks: Pair<string>;
  /** With how many lives both begin, where that can be chosen. */
  readonly lifePoints?: number | undefined;
  readonly seed: string;
  /** Given: goes first, however else that is decided. */
  readonly first?: Seat | undefined;
}

/** A game that has begun, and with how many lives both did. */
export interface Begun {
  readonly session: Session;
  readonly lifePoints: number;
}

/** What became of a recording. `lost`: only its last position could be taken up, and why. */
export type TakenUp<What> =
  | { readonly ok: true; readonly value: What; readonly lost?: string | undefined }
  | { readonly ok: false; readonly detail: string };

/** The run of a game, as far as a recording of it is played again. */
export interface ReplayedRun<View extends GameView = GameView> {
  readonly answers: readonly unknown[];
  readonly moments: readonly (Pick<Moment, 'turn' | 'told'> | null)[];
  view(viewer: Seat | 'public', extent?: Extent): View;
  /** Gives one of the `answers` again, at the decision that it was given at. */
  giveListed(answer: unknown): void;
  rewindTo(count: number): void;
  surrender(player: Seat): void;
  save(): { readonly surrendered?: Seat | undefined };
}

/** A recording with hands to be looked at, and the rule set that it was played by. */
export interface Replay<View extends GameView = GameView> {
  readonly profile: string;
  readonly run: ReplayedRun<View>;
}

/** A moment of a lesson, as it is laid on the table. */
export interface LessonPosition extends Begun {
  readonly modes: Pair<PriorityMode>;
  /** How its answers were given, where that matters. */
  readonly line?: readonly Given<AnswerView>[];
  /** The window that has been come back to. */
  readonly reopened?: { readonly player: Seat; readonly answers: number } | undefined;
}

/** A scenario walked through: what a lesson lays on the table, and what it compares with the table. */
export interface WalkedLesson {
  /** Which game it is one of. */
  readonly game: string;
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  /** The player whose acts the learner does, where the lesson is one to be played. */
  readonly learner: Seat | null;
  /** For each step, whether it only looks: it answers nothing. */
  readonly looks: readonly boolean[];
  readonly moments: readonly { readonly given: readonly string[]; readonly playedAt: number }[];
  readonly stops: readonly LessonStop[];
  /** The game as it stands at a moment, with both hands open: a lesson has no secrets. */
  at(moment: number): LessonPosition;
  /** The answers of a game that was opened here, as they compare. */
  given(session: Session): readonly string[];
}

/** What does not play says why. */
export type Walking =
  { readonly ok: true; readonly lesson: WalkedLesson } | { readonly ok: false; readonly failures: readonly string[] };

/** How the cards of a seat lie, for a picture the size of a stamp: its front row and its back row, a letter for each place. */
export type SeatShape = readonly [front: string, back: string];

/** A recorded game as it is told in text. */
export interface Told<View> {
  readonly names: Pair<string>;
  readonly decks: Pair<string> | null;
  readonly profile: string;
  readonly lifePoints: number;
  readonly isPublic: boolean;
  readonly positions: {
    readonly lines: readonly number[];
    readonly view: (position: number) => View;
    readonly last: View;
  };
}

/** How a game went. */
export interface Course<View> {
  lives(view: View): Pair<number>;
  /** What it was decided by; `start`: with how many lives both began. */
  beats(view: View, start: number): readonly Beat[];
}

/** Writes a recorded game as text. */
export interface Notation<View extends GameView = GameView> {
  write(told: Told<View>, language: Language): string;
}

/**
 * A game as the table asks it: what the store, the files and the lessons need of it, and none of them knows by itself. `View` is
 * what its own page reads; whoever holds any game gives it the views that it has made.
 */
export interface GameOfTable<View extends GameView = GameView> extends Course<View> {
  readonly id: string;
  /** The rule sets that it can be played by, the usual one first. */
  readonly profiles: readonly [string, ...string[]];
  /** Begins and goes to the first decision. */
  start(plan: GamePlan): Begun;
  /** Takes a recording up, to be played on. */
  load(recording: unknown): TakenUp<Session>;
  /** Takes a recording up, to be looked at position by position. */
  replay(recording: unknown): TakenUp<Replay<View>>;

  /** A card without all that only its player may know. One that lies openly is as it is. */
  covered(card: ViewCard): ViewCard;
  /** The stack that stood at a moment, by its number in this game; null when there was none. */
  stackAt(moment: Moment): number | null;

  /** The field as everybody sees it. */
  shape(view: View): Pair<SeatShape>;

  readonly filing: Filing<View>;
  /** What writes a recorded game as text: nobody needs it to play. */
  notation(): Promise<Notation<View>>;
  /** What is heard of its log. */
  readonly sounds: Readonly<Partial<Record<string, Sound>>>;
  /** Its rules, to be read: no game needs their sentences to be played. */
  rules(): Promise<RuleBook>;
  /** Reads a scenario of it; what plays scenarios is fetched with the first one. */
  lesson(json: unknown): Promise<() => Walking>;

  /** How its decks and cards are shown beside the table: a part of its own. Only the page knows what stands in it. */
  beside(): Promise<unknown>;
  /** Where its positions are laid by hand, if that can be done: a part of its own. Only the page knows what stands in it. */
  workshop?(): Promise<unknown>;
  /** The shelf of its puzzles, if it has one: a part of its own, like the workshop. */
  puzzles?(): Promise<unknown>;
  /** How it is drawn and spoken of: a part of its own, fetched with its first table. Only the page knows what stands in it. */
  page(): Promise<unknown>;

  /** The decks that come with it. */
  readonly decks: readonly NamedDeck[];
  /** Whether a number is that of a card of it; of a rule set, if one is named. */
  knows(passcode: number, profile?: string): boolean;
  /** Whether a text is a deck of it. */
  isDeck(text: string): Promise<boolean>;
}
