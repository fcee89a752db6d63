import type { Answer, Duel, Player } from '../../../engine/duel';
import { readReference } from './card-reference';
import type { WantedStep } from './schema';

/** Whether a step names a selection that was made without it. Places may have changed since, so that only names compare. */
export function isSettled({ state }: Duel, player: Player, answer: Answer, step: WantedStep): boolean {
  if (step.player !== player || step.do !== answer.do) return false;
  if (step.do === 'answer') return answer.do === 'answer' && answer.value === step.value;
  if ((step.do !== 'choose' && step.do !== 'order') || (answer.do !== 'choose' && answer.do !== 'order')) return false;
  const done = answer.cards.map((id) => state.cards[id]!.passcode);
  const named = (step.cards ?? []).map((reference) => readReference(reference)!.passcode);
  if (step.do === 'choose') {
    done.sort();
    named.sort();
  }
  return done.length === named.length && done.every((passcode, i) => passcode === named[i]);
}
