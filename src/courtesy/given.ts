import type { Seat as Player } from '../engine/table';

/** Where play stood when a window passed tacitly: what the list of windows says about it. */
export interface WindowMark {
  readonly window: string;
  readonly turn: number;
  readonly phase: string;
  /** Which part of a step that has parts; such windows are one moment to whoever looks for it. */
  readonly part?: string | undefined;
  /** Number of the newest line of the log at that moment, -1 when there was none. */
  readonly line: number;
}

/**
 * How an answer came to be given. `hand`: a person gave it; `objected` when it was the answer to an objection, or its withdrawal.
 * `tacit`: smooth priority let the window pass. `forced`: nobody had to be asked. `unknown`: the recording came from elsewhere
 * and does not say.
 */
export type Given<A> =
  | {
      readonly how: 'hand' | 'forced';
      readonly player: Player;
      readonly answer: A;
      readonly objected?: WindowMark | undefined;
    }
  | { readonly how: 'tacit'; readonly player: Player; readonly answer: A; readonly mark: WindowMark }
  | { readonly how: 'unknown' };

/** A window that passed tacitly: `answers` is the number of answers given before it. */
export interface TacitWindow extends WindowMark {
  readonly player: Player;
  readonly answers: number;
}

/** All windows that passed tacitly, oldest first. */
export const tacitWindows = (given: readonly Given<unknown>[]): TacitWindow[] =>
  given.flatMap((one, answers) => (one.how === 'tacit' ? [{ ...one.mark, player: one.player, answers }] : []));

/** The windows that `player` may come back to by right, oldest first: those since its last answer by hand. */
export function openWindows(given: readonly Given<unknown>[], player: Player): TacitWindow[] {
  const byHand = given.findLastIndex((one) => one.how === 'unknown' || (one.how === 'hand' && one.player === player));
  return tacitWindows(given).filter((one) => one.player === player && one.answers > byHand);
}

/** Windows before the last answer by hand, oldest first; at most `most` of each kind. */
export interface OlderWindows {
  /** They passed tacitly: to come back to them is a request. */
  readonly answered: readonly TacitWindow[];
  /** An objection has been made there, and there is one for each window. */
  readonly objected: readonly TacitWindow[];
}

export function olderWindows(given: readonly Given<unknown>[], player: Player, most: number): OlderWindows {
  const answered: TacitWindow[] = [];
  const objected: TacitWindow[] = [];
  const byHand = given.findLastIndex((one) => one.how === 'unknown' || (one.player === player && one.how === 'hand'));
  for (let answers = byHand; answers >= 0 && answered.length < most; answers -= 1) {
    const one = given[answers]!;
    if (one.how === 'unknown' || one.player !== player) continue;
    if (one.how === 'tacit') answered.unshift({ ...one.mark, player, answers });
    else if (one.objected && objected.length < most) objected.unshift({ ...one.objected, player, answers });
  }
  return { answered, objected };
}

/** How the answers of a recording were given, for `answers` of them: what is missing or too much is unknown. */
export function fitLine<A>(given: readonly Given<A>[], answers: number): readonly Given<A>[] {
  return given.length === answers ? given : Array.from({ length: answers }, () => ({ how: 'unknown' }));
}
