import type { Player } from '../../engine';
import type { Given, WindowMark } from './given';
import type { Session } from './session';
import type { PrioritySince } from './stops';

/** An objection that waits for its act or its withdrawal, as it is kept in the file of the duel. */
export interface KeptObjection {
  readonly player: Player;
  readonly answers: number;
  readonly mark: WindowMark;
  /** The line of play from the window on: what comes back if it is passed after all. */
  readonly line: readonly Given[];
}

/** An open objection. The duel that it left stands aside, untouched: withdrawing puts it back. */
export interface Objection {
  readonly kept: KeptObjection;
  readonly left: { readonly session: Session; readonly priority: readonly PrioritySince[] };
}

/** Takes up an objection that was kept: plays the line that it left. Null when that is not possible any more. */
export function objectionOf(session: Session, kept: KeptObjection, priority: readonly PrioritySince[]): Objection | null {
  if (session.answerCount < kept.answers) return null;
  const left = session.at(kept.answers);
  for (const one of kept.line) if (one.how === 'unknown' || !left.answer(one.player, one.answer).ok) return null;
  return { kept, left: { session: left, priority } };
}
