import { isAnswerTo, onlyAnswer, type AnyAct, type AnyAnswer } from '../../kernel/decision';
import type { Answer, Decision } from '../model/decision';

/** A zone may be named with a summon, Set or activation; a taken one is passed over for the lowest free. */
const zoneFits = (zone: unknown): boolean =>
  zone === undefined || (typeof zone === 'number' && Number.isInteger(zone) && zone >= 0 && zone < 5);

/** Whether an answer is a listed act, the zone left aside. */
export function sameAct(listed: AnyAct, given: AnyAnswer): boolean {
  if (listed === given) return true;
  if (listed.do !== given.do) return false;
  // Named with a card it is a question, not an answer.
  if (given.do === 'pendulumSummon') return !('asked' in given) || given.asked === undefined;
  const a = listed as unknown as Record<string, unknown>;
  const b = given as unknown as Record<string, unknown>;
  return a.card === b.card && a.effect === b.effect && a.target === b.target && a.to === b.to && zoneFits(b.zone);
}

/** Whether an answer is one of those that the decision lists. Knows nothing of who gives it. */
export const isLegalAnswer = (decision: Decision, answer: Answer): boolean => isAnswerTo(decision, answer, sameAct);

/**
 * The one legal answer of a pick, order or question that has only one; undefined when there is a choice or the decision lists
 * acts.
 */
export const forcedAnswer = (decision: Decision): Answer | undefined => onlyAnswer(decision) as Answer | undefined;
