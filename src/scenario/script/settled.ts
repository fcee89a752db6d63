import type { Answer, Duel, Player } from '../../engine/duel';
import { readReference } from '../card-reference';
import type { AnswerStep } from '../schema';

/** A selection with one legal answer that was made without a step. */
export interface Settled {
  readonly player: Player;
  readonly answer: Answer;
  readonly duel: Duel;
}

/** Whether a step names what was done. Places may have changed since, so that only names compare. */
export function isSettled({ player, answer, duel }: Settled, step: AnswerStep): boolean {
  if (step.player !== player || step.do !== answer.do) return false;
  if (step.do === 'answer') return answer.do === 'answer' && answer.value === step.value;
  if ((step.do !== 'choose' && step.do !== 'order') || (answer.do !== 'choose' && answer.do !== 'order')) return false;
  const done = answer.cards.map((id) => duel.state.cards[id]!.passcode);
  const named = step.cards.map((reference) => readReference(reference)!.passcode);
  if (step.do === 'choose') {
    done.sort();
    named.sort();
  }
  return done.length === named.length && done.every((passcode, i) => passcode === named[i]);
}
