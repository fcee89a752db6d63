import type { Pause, Seat as Player } from '../engine/table';
import { openWindows, type Given, type TacitWindow } from './given';
import { isReopened, type LineOfPlay, type Played } from './line-of-play';
import type { PriorityMode } from './priority-mode';

/**
 * The pass with which a seat that is asked in this way lets go by the window that is asked; undefined when it must be asked or no
 * window is. The answer to what lies on the stack is never skipped (rulings), but for the own activation that the opponent has
 * let pass, where the seat is asked by pauses; nor is a window that an objection has brought back. `isQuiet`: a pause that the
 * seat did not want any more.
 */
export function tacitPass<A, S extends Played<A, S>>(
  line: LineOfPlay<A, S>,
  mode: PriorityMode,
  isQuiet: (pause: Pause) => boolean = () => false,
): Extract<Given<A>, { how: 'tacit' }> | undefined {
  const { moment, courtesies } = line.session;
  if (!moment?.window || mode === 'strict' || isReopened(line)) return undefined;
  const isSkipped = !courtesies.neverSkipped.includes(moment.window);
  if (mode === 'smooth' && !isSkipped) return undefined;
  if (mode === 'pause') {
    const view = line.session.plainView('public');
    if (!isSkipped && !courtesies.answersItself(moment, view)) return undefined;
    const pause = courtesies.pauseAt(moment, view);
    if (pause !== undefined && !isQuiet(pause)) return undefined;
  }
  const { player, window, turn, phase, damageStep: part, told } = moment;
  const answer = line.session.passAnswer();
  const mark = { window, turn, phase, ...(part && { part }), line: told - 1 };
  return answer === undefined ? undefined : { how: 'tacit', player, answer, mark };
}

/** An activation that counts as made earlier: in the window after `answers` answers, by this answer. */
export interface KeptPriority<A> {
  readonly answers: number;
  readonly answer: A;
}

/**
 * The windows of the turn player pass tacitly as well. An activation as its next act counts as made in the oldest of them in
 * which it was legal, before the opponent's: the turn player had kept priority. Only windows of this turn since anybody last
 * answered by hand can be meant; `counts` may say more of them. `inWindow` finds the answer in a duel of its own that stands
 * there. Undefined: the activation is made where it is made.
 */
export function keptPriority<A, S extends Played<A, S>>(
  { session, given }: LineOfPlay<A, S>,
  { player, turn }: { readonly player: Player; readonly turn: number },
  inWindow: (then: S) => A | undefined,
  counts: (window: TacitWindow) => boolean = () => true,
): KeptPriority<A> | undefined {
  const { neverSkipped } = session.courtesies;
  const byHand = given.findLastIndex((one) => one.how === 'hand' || one.how === 'unknown');
  for (const window of openWindows(given, player)) {
    if (window.answers <= byHand || window.turn !== turn || neverSkipped.includes(window.window) || !counts(window)) continue;
    const answer = inWindow(session.at(window.answers));
    if (answer !== undefined) return { answers: window.answers, answer };
  }
  return undefined;
}
