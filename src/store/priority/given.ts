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
  | { readonly how: 'hand' | 'forced'; readonly player: Player; readonly answer: AnswerView; readonly objected?: WindowMark | undefined }
  | { readonly how: 'tacit'; readonly player: Player; readonly answer: AnswerView; readonly mark: WindowMark }
  | { readonly how: 'unknown' };

/** A window that passed tacitly: `answers` is the number of answers given before it. */
export interface TacitWindow extends WindowMark {
  readonly player: Player;
  readonly answers: number;
}

/** Why a window cannot be objected to any more: its player has answered by hand since, or has objected to this very window. */
export type Closed = 'answered' | 'objected';

export interface ClosedWindow extends TacitWindow {
  readonly closed: Closed;
}

/** The windows that `player` may still come back to, oldest first: those since its last answer by hand. */
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

/** The newest windows that `player` cannot come back to any more, oldest first, and why; at most `most` of them. */
export function closedWindows(line: readonly Given[], player: Player, most: number): ClosedWindow[] {
  const windows: ClosedWindow[] = [];
  const byHand = line.findLastIndex((one) => one.how === 'unknown' || (one.player === player && one.how === 'hand'));
  for (let answers = byHand; answers >= 0 && windows.length < most; answers -= 1) {
    const given = line[answers]!;
    if (given.how === 'unknown' || given.player !== player) continue;
    if (given.how === 'tacit') windows.unshift({ ...given.mark, player, answers, closed: 'answered' });
    else if (given.objected) windows.unshift({ ...given.objected, player, answers, closed: 'objected' });
  }
  return windows;
}

/** The line of a recording with `answers` answers: what is missing or too much is unknown. */
export function fitLine(line: readonly Given[], answers: number): Given[] {
  if (line.length === answers) return [...line];
  return Array.from({ length: answers }, () => ({ how: 'unknown' }));
}
