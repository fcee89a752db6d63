import type { Courtesies, Seat as Player, TableView } from '../engine/table';
import type { Moment } from '../engine/table';
import type { Given, TacitWindow, WindowMark } from './given';

/** What is needed of a running duel, `S`, whose answers are `A`s. */
export interface Played<A, S> {
  readonly answerCount: number;
  /** What its game says of windows. */
  readonly courtesies: Courtesies;
  /** Where the duel stands; null when it is over. */
  readonly moment: Moment | null;
  /** What everybody sees, with nothing foreseen. */
  plainView(viewer: 'public'): TableView;
  /** The answer that declines the window which is asked; undefined when something else is asked. */
  passAnswer(): A | undefined;
  /** Not `ok`: nothing changed. */
  answer(player: Player, answer: A): { readonly ok: boolean };
  rewindTo(answers: number): void;
  /** The same duel as it was after fewer answers, as one of its own. */
  at(answers: number): S;
}

/** An objection that waits for its act or its withdrawal, as it can be kept in a file. */
export interface KeptObjection<A> {
  readonly player: Player;
  readonly answers: number;
  readonly mark: WindowMark;
  /** The line of play from the window on: what comes back if it is passed after all. */
  readonly line: readonly Given<A>[];
}

/** An open objection. The duel that it left stands aside, untouched: withdrawing puts it back. */
export interface Objection<A, S> {
  readonly kept: KeptObjection<A>;
  readonly left: S;
}

/** A duel as it is played at a table or by a script: how each answer came to be given, and the objection that is open. */
export interface LineOfPlay<A, S extends Played<A, S>> {
  readonly session: S;
  readonly given: readonly Given<A>[];
  readonly objection: Objection<A, S> | null;
}

/** The window of the objection is what is asked now. */
export const isReopened = <A, S extends Played<A, S>>({ session, objection }: LineOfPlay<A, S>): boolean =>
  objection?.kept.answers === session.answerCount;

/** The line left at an earlier decision, for a duel of its own. */
export const leftAt = <A, S extends Played<A, S>>({ session, given }: LineOfPlay<A, S>, answers: number): LineOfPlay<A, S> => ({
  session: session.at(answers),
  given: given.slice(0, answers),
  objection: null,
});

/** Back to a window that passed tacitly, which is asked now. */
export function objectedTo<A, S extends Played<A, S>>(line: LineOfPlay<A, S>, to: TacitWindow): LineOfPlay<A, S> {
  const { player, answers, window, turn, phase, part, line: told } = to;
  const mark = { window, turn, phase, ...(part && { part }), line: told };
  const kept = { player, answers, mark, line: line.given.slice(answers) };
  return { ...leftAt(line, answers), objection: { kept, left: line.session } };
}

/**
 * The window was passed after all: the old line of play comes back, and this window counts as passed by hand from now on. When
 * no objection is open, the line as it is.
 */
export function withdrawn<A, S extends Played<A, S>>(line: LineOfPlay<A, S>): LineOfPlay<A, S> {
  if (!line.objection) return line;
  const { kept, left } = line.objection;
  const [pass, ...rest] = kept.line;
  const passed: Given<A>[] =
    pass && pass.how !== 'unknown' ? [{ how: 'hand', player: pass.player, answer: pass.answer, objected: kept.mark }] : [];
  return { session: left, given: [...line.given, ...passed, ...rest], objection: null };
}

/** Takes up an objection that was kept: plays the line that it left. Null when that is not possible any more. */
export function objectionOf<A, S extends Played<A, S>>(session: S, kept: KeptObjection<A>): Objection<A, S> | null {
  if (session.answerCount < kept.answers) return null;
  const left = session.at(kept.answers);
  for (const one of kept.line) if (one.how === 'unknown' || !left.answer(one.player, one.answer).ok) return null;
  return { kept, left };
}
