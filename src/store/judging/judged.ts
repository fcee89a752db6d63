import type { Seat } from '../../engine/table';
import type { Considered, Thought, ToldAct } from '../../thinking';
import type { SaidAnswer } from './said-answer';

/** How much better another answer must be than the one that was given: less is a matter of taste. */
const TURNS_AT = 0.1;
/** A difference within so many standard errors may be noise. */
export const BEYOND = 2;

/** A chance to win from 0 to 1, with its standard error. */
export interface Chance {
  readonly chance: number;
  readonly error: number;
}

/** What became of one decision of a game that is over, as far as the seat that took it could know. */
export interface Judged {
  /** Where it lies in the recording. */
  readonly position: number;
  readonly turn: number;
  readonly seat: Seat;
  /** The chance of that seat by the best answer that was found, and by the one that it gave. */
  readonly best: Chance;
  readonly given: Chance;
  /** Something else would have been better, by more than noise. */
  readonly better: Better | null;
}

export interface Better {
  /** Null: there are no words for it. */
  readonly answer: SaidAnswer | null;
  readonly instead: SaidAnswer | null;
  /** What the seat has more of by it a few turns later, on the average, by name. */
  readonly ahead: Readonly<Record<string, number>>;
  /** What most likely comes after it, as far as the seat could know. */
  readonly line: readonly ToldAct[];
}

/** @returns undefined where nothing was to be chosen, or nothing could be found out */
export function chancesIn({ considered, given }: Thought): { readonly best: Considered; readonly given: Considered } | undefined {
  const [best] = considered;
  if (!best || !given || considered.length < 2 || best.rollouts === 0 || given.rollouts === 0) return undefined;
  return { best: given.chance > best.chance ? given : best, given };
}

/** Whether the best answer is better than the given one by as much as a turning point is, and by more than noise. */
export const isBetter = (best: Chance, given: Chance): boolean =>
  best.chance - given.chance >= TURNS_AT && best.chance - given.chance > BEYOND * Math.hypot(best.error, given.error);

/** The chance of the first seat. */
export const chanceOfFirst = ({ seat, best }: Judged): Chance =>
  seat === 0 ? best : { chance: 1 - best.chance, error: best.error };
