import type { Clause, DuelView } from '../../../../engine/duel';
import { linesOf } from '../../../../store/cards/card-texts';

/** What is asked about the card now; else what of it waits on the chain, its newest link first. */
function clauseNow({ decision, stack }: DuelView, passcode: number): Clause | undefined {
  if (decision?.asker?.passcode === passcode) return decision.asker.clause;
  return stack.findLast((link) => link.passcode === passcode && link.state !== 'resolved')?.clause;
}

/** The lines of a card's words that stand for what is asked about it, or for what of it waits on the chain. */
export function linesNow(view: DuelView, passcode: number | undefined): readonly number[] | undefined {
  const clause = passcode === undefined ? undefined : clauseNow(view, passcode);
  return clause === undefined ? undefined : linesOf(passcode!, clause);
}
