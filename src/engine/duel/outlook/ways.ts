import type { Answer, Decision } from '../model/decision';
import type { CardId } from '../model/vocabulary';

/** More answers than these to one question are not all tried. */
const MOST_ANSWERS = 24;

/** The answers to a question that may lead somewhere else, each once; `all`: there are no others. */
export interface Ways {
  readonly answers: readonly Answer[];
  readonly all: boolean;
}

const upTo = (answers: readonly Answer[]): Ways => ({
  answers: answers.slice(0, MOST_ANSWERS),
  all: answers.length <= MOST_ANSWERS,
});

/** @param likeOf cards with the same sign are as good as each other, as far as anybody can tell. */
export function waysToAnswer(decision: Decision, likeOf: (card: CardId) => string): Ways {
  switch (decision.kind) {
    case 'choose':
    case 'discard':
      return upTo(picks(decision, likeOf).map((cards) => ({ do: 'choose', cards })));
    case 'order': {
      const { from } = decision;
      return upTo([from, from.toReversed()].slice(0, from.length).map((cards) => ({ do: 'order', cards })));
    }
    case 'answer':
    case 'trigger':
    case 'chooseFirst':
      return upTo(decision.values.map((value) => ({ do: 'answer', value })));
    default:
      return upTo(decision.options());
  }
}

interface Picking {
  readonly from: readonly CardId[];
  readonly min: number;
  readonly max: number;
  readonly fits?: ((cards: readonly CardId[]) => boolean) | undefined;
}

/** The different picks, and one more than are wanted where there are too many. */
function picks({ from, min, max, fits }: Picking, likeOf: (card: CardId) => string): readonly (readonly CardId[])[] {
  const found = new Map<string, readonly CardId[]>();
  let tried = 0;
  const pickOn = (picked: readonly CardId[], next: number): void => {
    if (found.size > MOST_ANSWERS || ++tried > 1000) return;
    const sign = picked.map(likeOf).sort().join(' ');
    if (picked.length >= min && (fits === undefined || fits(picked)) && !found.has(sign)) found.set(sign, picked);
    if (picked.length < max) for (let at = next; at < from.length; at++) pickOn([...picked, from[at]!], at + 1);
  };
  pickOn([], 0);
  return [...found.values()];
}
