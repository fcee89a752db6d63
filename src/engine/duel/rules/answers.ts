import type { Act, Answer, Decision } from '../model/decision';
import type { CardId } from '../model/vocabulary';

/** Whether an answer is a listed act, the zone left aside. */
export const sameAct = (a: Act, b: Answer): boolean => {
  if (a === b) return true;
  if (a.do !== b.do) return false;
  const left = a as Record<string, unknown>;
  const right = b as unknown as Record<string, unknown>;
  return (
    left.card === right.card &&
    left.effect === right.effect &&
    left.target === right.target &&
    left.to === right.to &&
    zoneFits(right.zone)
  );
};
/** A zone may be named with a summon, Set or activation; a taken one is passed over for the lowest free. */
const zoneFits = (zone: unknown): boolean =>
  zone === undefined || (typeof zone === 'number' && Number.isInteger(zone) && zone >= 0 && zone < 5);

const distinctFrom = (cards: readonly CardId[], from: readonly CardId[]): boolean =>
  cards.every((card, i) => from.includes(card) && cards.indexOf(card) === i);

/** Whether an answer is one of those that the decision lists. Knows nothing of who gives it. */
export function isLegalAnswer(decision: Decision, answer: Answer): boolean {
  switch (decision.kind) {
    case 'idle':
    case 'battle':
    case 'respond':
    case 'replay':
      // Mostly the answer is the very act that was listed.
      return decision.options().includes(answer as Act) || decision.options().some((option) => sameAct(option, answer));
    case 'choose':
    case 'discard':
      return (
        answer.do === 'choose' &&
        answer.cards.length >= decision.min &&
        answer.cards.length <= decision.max &&
        distinctFrom(answer.cards, decision.from) &&
        (decision.fits === undefined || decision.fits(answer.cards))
      );
    case 'order':
      return answer.do === 'order' && answer.cards.length === decision.from.length && distinctFrom(answer.cards, decision.from);
    case 'answer':
    case 'trigger':
    case 'chooseFirst':
      return answer.do === 'answer' && decision.values.includes(answer.value);
  }
}

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return Math.round(ways);
};

/**
 * How many legal answers there are; picks with a condition on the whole are counted by size only when that is exact enough (one
 * or several).
 */
export function answerCount(decision: Decision): number {
  switch (decision.kind) {
    case 'idle':
    case 'battle':
    case 'respond':
    case 'replay':
      return decision.options().length;
    case 'choose':
    case 'discard': {
      let ways = 0;
      for (let k = decision.min; k <= decision.max; k++) ways += choose(decision.from.length, k);
      return ways;
    }
    case 'order':
      return decision.from.length < 2 ? 1 : decision.from.length;
    default:
      return decision.values.length;
  }
}

/**
 * The one legal answer of a pick, order or question that has only one; undefined when there is a choice or the decision lists
 * acts.
 */
export function forcedAnswer(decision: Decision): Answer | undefined {
  switch (decision.kind) {
    case 'idle':
    case 'battle':
    case 'respond':
    case 'replay':
      return undefined;
    case 'order':
      return decision.from.length < 2 ? { do: 'order', cards: [...decision.from] } : undefined;
    case 'choose':
    case 'discard':
      return answerCount(decision) === 1 ? { do: 'choose', cards: decision.max === 0 ? [] : [...decision.from] } : undefined;
    default:
      return decision.values.length === 1 ? { do: 'answer', value: decision.values[0]! } : undefined;
  }
}
