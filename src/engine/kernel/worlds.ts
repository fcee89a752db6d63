import type { AnyAnswer, AnyDecision } from './decision';
import type { FlowState } from './flow-state';
import type { Seat } from './priority';
import { shuffle, type Random } from './random';
import type { Renaming } from './shape';

/**
 * Cards that a seat cannot tell from each other, as they lie, and which cards these are. The cards are numbered by their places
 * and the names sorted, so that nothing is left in it of which lies where.
 */
export interface Unknown {
  readonly cards: readonly number[];
  readonly passcodes: readonly number[];
}

/**
 * A game as one seat knows it, as plain JSON in which nothing hidden is left: the last rest point with what lies hidden blanked
 * (names, order of numbers, what chance will bring), and the answers since. Any game that could be this one is dealt from it.
 */
export interface Worlds<State = unknown, Answer = AnyAnswer> {
  readonly seat: Seat;
  /** What is asked: what a dealt game asks must be the same. */
  readonly asked: string;
  readonly rest: State;
  readonly since: readonly Answer[];
  readonly unknown: readonly Unknown[];
}

/** What a game says of its hidden cards. */
export interface Secrets<State extends FlowState, P> {
  /**
   * The cards of a rest point that the seat knows neither there nor now, in the order of their places, in groups: those of a
   * group may be exchanged.
   */
  hidden(play: P, rest: State, seat: Seat, decision: AnyDecision): readonly (readonly number[])[];
  /** Puts out of a copy of the rest point what the seat may not know: those cards, what they remember, what chance brings. */
  blank(play: P, rest: State, seat: Seat, told: number, hidden: ReadonlySet<number>): void;
  /** Gives the cards of a copy these names. */
  fill(state: State, passcodes: ReadonlyMap<number, number>): void;
  /** Whether a card of that name may lie where this one lies. */
  fits(state: State, card: number, passcode: number): boolean;
  /** Which card it is. */
  passcode(state: State, card: number): number;
  /** A position with its cards numbered otherwise, and the same in an answer. */
  renumbered(state: State, names: Renaming): State;
  answer(answer: AnyAnswer, names: Renaming): AnyAnswer;
}

/**
 * Which card lies on which place: every way in which they may lie is as likely as any other, but that those which few fit take
 * theirs first. @returns for each card of the group the one that takes its place; undefined when none is left that fits
 */
export function dealtCards(
  { cards, passcodes }: Unknown,
  random: Random,
  fits: (card: number, passcode: number) => boolean,
): ReadonlyMap<number, number> | undefined {
  const drawn = cards.map((_, i) => i);
  shuffle(random, drawn);
  const takenBy = new Map<number, number>();
  const taken = new Set<number>();
  const isFree = (i: number): boolean => !taken.has(i);
  const demanding = cards.filter((card) => passcodes.some((passcode) => !fits(card, passcode)));
  for (const card of demanding) {
    const i = drawn.find((one) => isFree(one) && fits(card, passcodes[one]!));
    if (i === undefined) return undefined;
    taken.add(i);
    takenBy.set(card, cards[i]!);
  }
  const left = drawn.filter(isFree).values();
  for (const card of cards) if (!takenBy.has(card)) takenBy.set(card, cards[left.next().value!]!);
  return takenBy;
}
