import type { Session } from '../../games/view';
import type { RunningGame } from '../running/running-game';

/**
 * An earlier position that is looked at instead of the present one; nothing can be answered there. `preview`: where a request or
 * an objection would go back to, always as everybody may see it. `branch`: in a line of play that was taken back.
 */
export interface Review {
  readonly kind: 'preview' | 'review';
  readonly answers: number;
  readonly branch: number | null;
}

/**
 * Looks at earlier positions of a duel. The duel itself stays where it is; the last look is kept, for it is shown again and
 * again.
 */
export class LookBack {
  private last: { readonly of: Session; readonly now: number; readonly at: string; readonly session: Session } | null = null;

  /** The duel in the position of a review; null when that cannot be reached. */
  session(duel: RunningGame, { answers, branch }: Review): Session | null {
    const { session: of } = duel;
    const at = `${branch} ${answers}`;
    if (this.last?.of === of && this.last.now === of.answerCount && this.last.at === at) return this.last.session;
    const session = branch === null ? mainLine(of, answers) : inBranch(duel, branch, answers);
    if (session) this.last = { of, now: of.answerCount, at, session };
    return session;
  }
}

const mainLine = (now: Session, answers: number): Session | null =>
  answers < now.reachableFrom || answers > now.answerCount ? null : now.at(answers);

function inBranch(duel: RunningGame, branch: number, answers: number): Session | null {
  const left = duel.branches[branch];
  if (!left || left.at > duel.session.answerCount) return null;
  const session = duel.session.at(left.at);
  for (const one of left.line.slice(0, answers - left.at)) {
    if (one.how === 'unknown' || !session.answer(one.player, one.answer).ok) return null;
  }
  return session;
}
