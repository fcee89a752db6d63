import type { AnswerView, Phase, Player, WindowKind } from '../../engine';

/** Where play stood when a window passed tacitly: what the list of windows says about it. */
export interface WindowMark {
  readonly window: WindowKind;
  readonly turn: number;
  readonly phase: Phase;
  /** Number of the newest line of the log at that moment, -1 when there was none. */
  readonly line: number;
}

/**
 * How an answer came to be given. `hand`: a person gave it; `objected` when it was the answer to an objection, or its withdrawal.
 * `tacit`: smooth mode let the window pass. `forced`: only one answer was legal and not asking showed nothing. `unknown`: the
 * recording came from elsewhere and does not say.
 */
export type Given =
  | {
      readonly how: 'hand' | 'forced';
      readonly player: Player;
      readonly answer: AnswerView;
      readonly objected?: WindowMark | undefined;
    }
  | { readonly how: 'tacit'; readonly player: Player; readonly answer: AnswerView; readonly mark: WindowMark }
  | { readonly how: 'unknown' };

/** A window that passed tacitly: `answers` is the number of answers given before it. */
export interface TacitWindow extends WindowMark {
  readonly player: Player;
  readonly answers: number;
}

/** The windows that `player` may come back to by right, oldest first: those since its last answer by hand. */
export function openWindows(line: readonly Given[], player: Player): TacitWindow[] {
  const windows: TacitWindow[] = [];
  for (let answers = line.length - 1; answers >= 0; answers -= 1) {
    const given = line[answers]!;
    if (given.how === 'unknown') break;
    if (given.player !== player) continue;
    if (given.how === 'hand') break;
    if (given.how === 'tacit') windows.unshift({ ...given.mark, player, answers });
  }
  return windows;
}

/** Windows before the last answer by hand, oldest first; at most `most` of each kind. */
export interface OlderWindows {
  /** They passed tacitly: to come back to them is a request. */
  readonly answered: readonly TacitWindow[];
  /** An objection has been made there, and there is one for each window. */
  readonly objected: readonly TacitWindow[];
}

export function olderWindows(line: readonly Given[], player: Player, most: number): OlderWindows {
  const answered: TacitWindow[] = [];
  const objected: TacitWindow[] = [];
  const byHand = line.findLastIndex((one) => one.how === 'unknown' || (one.player === player && one.how === 'hand'));
  for (let answers = byHand; answers >= 0 && answered.length < most; answers -= 1) {
    const given = line[answers]!;
    if (given.how === 'unknown' || given.player !== player) continue;
    if (given.how === 'tacit') answered.unshift({ ...given.mark, player, answers });
    else if (given.objected && objected.length < most) objected.unshift({ ...given.objected, player, answers });
  }
  return { answered, objected };
}

/** The line of a recording with `answers` answers: what is missing or too much is unknown. */
export function fitLine(line: readonly Given[], answers: number): Given[] {
  if (line.length === answers) return [...line];
  return Array.from({ length: answers }, () => ({ how: 'unknown' }));
}
