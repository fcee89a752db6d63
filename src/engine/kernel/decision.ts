import type { Seat } from './priority';

/** One thing that may be done, by name. A game adds what it is done with. */
export interface AnyAct {
  readonly do: string;
}

/** Declining a window or an answer: the one act that every game knows. */
export const PASS = { do: 'pass' } as const;

/** Yes or no, a number, a word. */
export type Value = boolean | number | string;

/**
 * The answers to the three forms of decisions that are no lists of acts. The field is called `cards` since recordings have it so.
 */
export type Choice = { readonly do: 'choose'; readonly cards: readonly number[] };
export type Ordering = { readonly do: 'order'; readonly cards: readonly number[] };
export type Said = { readonly do: 'answer'; readonly value: Value };
export type AnyAnswer = AnyAct | Choice | Ordering | Said;

interface Asked {
  readonly player: Seat;
  /** What the game calls it. */
  readonly kind: string;
}

/** Answered by an act of a list, which is computed when first looked at. */
export interface ActDecision<Act extends AnyAct = AnyAct> extends Asked {
  readonly form: 'act';
  readonly window?: string | undefined;
  options(): readonly Act[];
}

/** A pick of `min` to `max` of `from`; `fits` says more where size alone does not decide. */
export interface PickDecision extends Asked {
  readonly form: 'pick';
  readonly from: readonly number[];
  readonly min: number;
  readonly max: number;
  fits?(picked: readonly number[]): boolean;
  /** True when being asked (or not) shows something hidden: it is asked even if one answer is legal. */
  readonly hidden: boolean;
}

/** Puts things in order. */
export interface OrderDecision extends Asked {
  readonly form: 'order';
  readonly from: readonly number[];
  readonly hidden: boolean;
}

/** A question with listed values. */
export interface QuestionDecision extends Asked {
  readonly form: 'question';
  readonly values: readonly Value[];
  /** Whether it is asked depends on nothing hidden, but its answers do: it is asked even if only one may be given. */
  readonly tells?: boolean | undefined;
}

export type AnyDecision = ActDecision | PickDecision | OrderDecision | QuestionDecision;

/** What runs between two rest points: it yields decisions and takes answers. */
export type Doing<Result = void> = Generator<AnyDecision, Result, AnyAnswer>;

/** Asks for a pick. @returns what was picked. */
export function* askPick<D extends PickDecision>(decision: D): Generator<D, D['from'], AnyAnswer> {
  return ((yield decision) as Choice).cards;
}

/** Asks for an order. @returns all of `from` in the wanted order. */
export function* askOrder<D extends OrderDecision>(decision: D): Generator<D, D['from'], AnyAnswer> {
  return ((yield decision) as Ordering).cards;
}

/** Asks a question. @returns the value. */
export function* askValue<D extends QuestionDecision>(decision: D): Generator<D, D['values'][number], AnyAnswer> {
  return ((yield decision) as Said).value;
}

const distinctFrom = (picked: readonly number[], from: readonly number[]): boolean =>
  picked.every((one, i) => from.includes(one) && picked.indexOf(one) === i);

/** On its own, since most answers are the listed acts themselves: what a closure holds is set aside when its function begins. */
const lists = (options: readonly AnyAct[], given: AnyAct, same: (listed: AnyAct, given: AnyAnswer) => boolean): boolean =>
  options.some((option) => same(option, given));

/**
 * Whether an answer is one of those that the decision lists. Knows nothing of who gives it.
 * @param same whether a given act is the listed one, where it is not the very object.
 */
export function isAnswerTo(
  decision: AnyDecision,
  answer: AnyAnswer,
  same: (listed: AnyAct, given: AnyAnswer) => boolean,
): boolean {
  switch (decision.form) {
    case 'act': {
      const options = decision.options();
      return options.includes(answer) || lists(options, answer, same);
    }
    case 'pick': {
      if (answer.do !== 'choose') return false;
      const { cards } = answer as Choice;
      return (
        cards.length >= decision.min &&
        cards.length <= decision.max &&
        distinctFrom(cards, decision.from) &&
        (decision.fits === undefined || decision.fits(cards))
      );
    }
    case 'order':
      return (
        answer.do === 'order' &&
        (answer as Ordering).cards.length === decision.from.length &&
        distinctFrom((answer as Ordering).cards, decision.from)
      );
    case 'question':
      return answer.do === 'answer' && decision.values.includes((answer as Said).value);
  }
}

function waysToPick(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return Math.round(ways);
}

/**
 * How many legal answers there are; picks with a condition on the whole are counted by size only when that is exact enough (one
 * or several).
 */
export function answerCount(decision: AnyDecision): number {
  switch (decision.form) {
    case 'act':
      return decision.options().length;
    case 'pick': {
      let ways = 0;
      for (let k = decision.min; k <= decision.max; k++) ways += waysToPick(decision.from.length, k);
      return ways;
    }
    case 'order':
      return decision.from.length < 2 ? 1 : decision.from.length;
    case 'question':
      return decision.values.length;
  }
}

/**
 * The one legal answer of a pick, order or question that has only one; undefined when there is a choice or the decision lists
 * acts.
 */
export function onlyAnswer(decision: AnyDecision): Choice | Ordering | Said | undefined {
  switch (decision.form) {
    case 'act':
      return undefined;
    case 'order':
      return decision.from.length < 2 ? { do: 'order', cards: [...decision.from] } : undefined;
    case 'pick':
      return answerCount(decision) === 1 ? { do: 'choose', cards: decision.max === 0 ? [] : [...decision.from] } : undefined;
    case 'question':
      return decision.values.length === 1 ? { do: 'answer', value: decision.values[0]! } : undefined;
  }
}

/** What was asked, in short: a recording keeps it for each answer, so that a changed game is noticed. */
export const printOf = (decision: AnyDecision | undefined): string =>
  decision === undefined ? '' : `${decision.kind}${decision.player}:${answerCount(decision)}`;
