import type { AnyAct, AnyAnswer, AnyDecision, FlowState, Keeping, Loaded, Misfit, Random, Replay, Seat } from '../engine/kernel';

/** A game under way, of whatever kind, as far as it can be played to its end. */
export interface PlayedRun {
  readonly play: { readonly state: { readonly turn: number; readonly result: { readonly reason: string } | null } };
  readonly decision: AnyDecision | undefined;
  answer(answer: AnyAnswer): void;
}

/** A game under way as it is tried: saved, forked, looked into. */
export interface TriedRun<Itself> extends PlayedRun {
  readonly play: {
    readonly state: FlowState & PlayedRun['play']['state'] & { readonly cards: readonly unknown[] };
    readonly log: readonly unknown[];
  };
  readonly decision: (AnyDecision & { readonly player: Seat }) | undefined;
  readonly answers: readonly AnyAnswer[];
  readonly restPoint: { readonly state: FlowState };
  fork(): Itself;
  save(): object;
  view(viewer: Seat | 'public'): unknown;
}

/** Where the decks of a random game come from: random ones of all cards, or in half of the games (`mixed`) the built-in ones. */
export const DECK_SOURCES = ['mixed', 'random'] as const;
export type DeckSource = (typeof DECK_SOURCES)[number];

export interface TriedSetup<Deck> {
  readonly seed: string;
  readonly decks: readonly [Deck, Deck];
  readonly first?: Seat;
}

/** One rule set of a game with its cards: all that its random games need and only the game itself knows. */
export interface TriedGame<Deck, Run extends TriedRun<Run>> {
  /** The first two decks of a file; without a file of those that come with the table. */
  twoDecks(file: string | undefined): readonly [Deck, Deck];
  randomDecks(random: Random, from: DeckSource): readonly [Deck, Deck];
  cardsIn(deck: Deck): number;
  start(setup: TriedSetup<Deck>, keeping: Keeping): Run;
  load(file: unknown, replay: Replay): Loaded<Run, Misfit & { readonly code: string }>;

  /** What must hold at every decision. @returns what does not. */
  broken(run: Run, cardsAtStart: number): string | undefined;
  /** Why the last rest point would be refused as a position from a file. */
  unsoundRest(run: Run): Misfit | undefined;
  /** What has been told since line `since` of the log and does not fit the cards. */
  wronglyTold?(run: Run, since: number): string | undefined;
  /** What a seat can do or see and must not, as it is told to seats: answers of the other player, reasons that are none. */
  brokenSeat(run: Run, random: Random): string | undefined;

  /** Acts that somebody might try, whether they are offered or not. */
  tries(run: Run, random: Random): readonly AnyAct[];
  /** Whether a given act says the same as a listed one: said apart from the engine's own check. */
  isSameAct(listed: AnyAct, given: AnyAnswer): boolean;
  /** What moves whenever anything happens, beside what the kernel keeps. */
  glance(run: Run): string;
}
