import { below, type AnyAct, type AnyAnswer, type AnyDecision, type Random } from '../engine/kernel';

/** Up to `most` different legal answers of the decision, taken at random. */
export function legalAnswers(decision: AnyDecision, most: number, random: Random): AnyAnswer[] {
  switch (decision.form) {
    case 'act':
      return sample(decision.options(), most, random);
    case 'pick':
      return picks(decision.from, most, random, decision.min, decision.max)
        .filter((cards) => decision.fits?.(cards) ?? true)
        .map((cards) => ({ do: 'choose', cards }));
    case 'order':
      return picks(decision.from, most, random, decision.from.length, decision.from.length).map((cards) => ({
        do: 'order',
        cards,
      }));
    case 'question':
      return sample(decision.values, most, random).map((value) => ({ do: 'answer', value }));
  }
}

function sample<T>(list: readonly T[], most: number, random: Random): T[] {
  const left = [...list];
  const taken: T[] = [];
  while (taken.length < most && left.length > 0) taken.push(left.splice(below(random, left.length), 1)[0]!);
  return taken;
}

function picks(from: readonly number[], most: number, random: Random, min: number, max: number): number[][] {
  const found = new Map<string, number[]>();
  for (let i = 0; i < most; i++) {
    const cards = sample(from, min + below(random, max - min + 1), random);
    found.set(cards.join(), cards);
  }
  return [...found.values()];
}

/** What a game adds to the answers that are tried whatever is asked. */
export interface Tried {
  /** How many cards there are: the first number that is none. */
  readonly cards: number;
  /** Acts of the game, whether they are offered or not. */
  readonly acts: readonly AnyAct[];
  /** Whether a given act says the same as a listed one: said apart from the engine's own check. */
  isSameAct(listed: AnyAct, given: AnyAnswer): boolean;
}

/** Up to `most` answers that the decision does not list: of another kind, out of range, about cards that are not there. */
export function wrongAnswers(
  decision: AnyDecision,
  { cards, acts, isSameAct }: Tried,
  most: number,
  random: Random,
): AnyAnswer[] {
  const any = below(random, cards);
  const tried: AnyAnswer[] = [
    { do: 'pass' },
    ...acts,
    { do: 'choose', cards: [] },
    { do: 'choose', cards: [any, any] },
    { do: 'choose', cards: [cards + 3] },
    { do: 'order', cards: [any] },
    { do: 'answer', value: -1 },
    { do: 'answer', value: 'nothing of the kind' },
    { do: 'frobnicate' },
  ];
  if ('from' in decision) {
    const { from } = decision;
    tried.push(
      { do: 'choose', cards: from.slice(0, 1) },
      { do: 'choose', cards: [...from, ...from.slice(0, 1)] },
      { do: 'order', cards: from.slice(1) },
      { do: 'order', cards: [...from.slice(1), ...from.slice(1, 2)] },
    );
  }
  return sample(tried, most, random).filter((answer) => !isListed(decision, answer, isSameAct));
}

/** Says it apart from the engine's own check: looks the answer up in what is listed. */
function isListed(decision: AnyDecision, answer: AnyAnswer, isSameAct: Tried['isSameAct']): boolean {
  switch (decision.form) {
    case 'act':
      return decision.options().some((act) => isSameAct(act, answer));
    case 'pick':
      return (
        answer.do === 'choose' &&
        'cards' in answer &&
        answer.cards.length >= decision.min &&
        answer.cards.length <= decision.max &&
        isDistinct(answer.cards, decision.from) &&
        (decision.fits?.(answer.cards) ?? true)
      );
    case 'order':
      return (
        answer.do === 'order' &&
        'cards' in answer &&
        answer.cards.length === decision.from.length &&
        isDistinct(answer.cards, decision.from)
      );
    case 'question':
      return answer.do === 'answer' && 'value' in answer && decision.values.includes(answer.value);
  }
}

const isDistinct = (cards: readonly number[], from: readonly number[]): boolean =>
  new Set(cards).size === cards.length && cards.every((id) => from.includes(id));
