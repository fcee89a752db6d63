import type { AnyAnswer, Worlds } from '../engine/kernel';
import type {
  ActWithPriority,
  AnswerView,
  Binding,
  Courtesies,
  EndOfTurn,
  Learned,
  Meant,
  Moment,
  Place,
  Seat,
  ShownCard,
  ShownDecision,
  ShownOption,
  TableView,
  Viewer,
} from '../engine/table';

/** A decision of any game, in the words that the table asks every game for. */
export interface DecisionView extends ShownDecision {
  /** What is asked, by name, where a card or a rule asks something. */
  readonly prompt?: string;
  /** A window that asks for an answer, by name. */
  readonly window?: string;
}

/** What one viewer may know of any game that lies on the table. */
export interface GameView extends TableView {
  readonly decision: DecisionView | null;
}

export type { AnswerView, Moment };
export type OptionView = ShownOption;
export type ViewCard = ShownCard;

/** One reason why something may not be done now, with the rule of its game that says so. */
export interface ReasonView {
  readonly rule: string;
  readonly passcode?: number;
  readonly amount?: number;
}

/** Something that a player would like to do: offered, by any of `options`, or refused, for every one of `reasons`. */
export interface WishView {
  readonly do: string;
  readonly card?: Place;
  readonly options: readonly OptionView[];
  readonly reasons: readonly ReasonView[];
}

export type Answered = { readonly ok: true } | { readonly ok: false; readonly reasons: readonly ReasonView[] };

/** What the table needs of a running game. */
export interface Session {
  readonly game: string;
  readonly profile: string;
  /** The recording of it, as its own game reads it. */
  save(): { readonly answers: readonly unknown[] };
  readonly answerCount: number;
  readonly courtesies: Courtesies;
  view(viewer: Viewer): GameView;
  /** The same, with nothing foreseen. */
  plainView(viewer: Viewer): GameView;
  answer(player: Seat, answer: AnswerView): Answered;
  wishesAt(viewer: Viewer, place: Place): readonly WishView[];
  seenCardAt(seat: Seat, place: Place): number | undefined;
  openActs(): readonly OptionView[] | undefined;
  openAct(index: number): AnswerView | undefined;
  readonly announcing: number | null;
  announces(player: Seat, answer: AnswerView): boolean;
  forcedAnswer(): AnswerView | undefined;
  passAnswer(): AnswerView | undefined;
  /** The game as that seat knows it; undefined while nothing is asked, or where nobody thinks ahead in it. */
  worldsFor(seat: Seat): Worlds | undefined;
  /** What somebody answers to whom the game itself is shown; undefined while nothing is asked. */
  answerOf(find: (run: unknown) => AnyAnswer | undefined): AnswerView | undefined;
  /** What somebody finds in the game itself, to whom it is shown; undefined while nothing is asked. */
  lookInto<Found>(find: (run: unknown) => Found): Found | undefined;
  bindingSince(line: number): Binding | undefined;
  learnedSince(player: Seat, line: number, seen: number): Learned | null;
  /** What of the acts that are asked announces the end of the turn; undefined where none does. */
  endOfTurn(decision: DecisionView): EndOfTurn | undefined;
  /** The answer that goes where its player has meant to, once that phase is over and only where it leads is asked. */
  onTo(player: Seat, meant: Meant): AnswerView | undefined;
  keptPriority(player: Seat, answer: AnswerView): ActWithPriority<GameView, AnswerView> | undefined;
  rewindTo(answerCount: number): void;
  surrender(player: Seat): void;
  readonly moments: readonly (Moment | null)[];
  readonly moment: Moment | null;
  readonly reachableFrom: number;
  /** The same game as it was after fewer answers, as a session of its own. */
  at(answers: number): Session;
}
