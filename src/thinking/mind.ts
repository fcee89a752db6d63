import type { ToldAct } from './likely';
import type { AnyAct, AnyAnswer, AnyDecision, Seat, Value } from '../engine/kernel';
import type { WinSought } from './proving/winning';

/** A game under way as a search plays it: on from here, again and again, as chance may have it. */
export interface Searched {
  readonly decision: (AnyDecision & { readonly player: Seat }) | undefined;
  readonly play: { readonly state: { readonly turn: number; readonly result: { readonly winner: Seat | 'draw' } | null } };
  /** @returns false, and changes nothing, when the answer is not legal. */
  give(answer: AnyAnswer): boolean;
  rollout(seed: string): this;
}

/**
 * What a game is to somebody who thinks about it: how readily an act is done, how gladly a card is picked, what a position is
 * worth. Weights, not rules: a search looks further than they do.
 */
export interface Mind<Run extends Searched> {
  /** Where a card lies, by a name that is the same in every game that could be this one. */
  place(run: Run, card: number): string;
  /** Cards of one name at such places are as good as each other. */
  token(run: Run, card: number): string;
  /** An act with its cards named like this. */
  named(run: Run, act: AnyAct, name: (card: number) => string): string;
  /** How readily the player who is asked does it: 0 is never, unless there is nothing else. */
  likelihood(run: Run, act: AnyAct): number;
  /** How gladly the player who is asked picks the card; below 0: rather not, where none need be picked. */
  wish(run: Run, card: number): number;
  /** How readily the player who is asked gives this answer to a question. */
  saying(run: Run, value: Value): number;
  /** The chance of the seat to win from here, from 0 to 1, where a turn begins. */
  value(run: Run, seat: Seat): number;
  /** The same as it was learned by self-play, for the level that is named for it. */
  learned?(run: Run, seat: Seat): number;
  /** The same in the middle of a turn, for who looks no further; without it the value is taken. */
  standing?(run: Run, seat: Seat): number;
  /** What the seat has more of than the opponent, by name and in units that a person counts: why a position is worth more. */
  ahead?(run: Run, seat: Seat): Readonly<Record<string, number>>;
  /** Whether the seat knows what card that is, by what lies before it. */
  knows?(run: Run, seat: Seat, card: number): boolean;
  /** An act of the player who is asked, to be told, its cards by passcode where they are known; undefined: not worth a word. */
  told?(run: Run, act: AnyAct, isKnown: (card: number) => boolean): ToldAct | undefined;
  /** A win of this turn for the seat that is asked, looked for in so many positions; left out where none can be proved. */
  winIn?(run: Run, nodes: number): WinSought;
}
