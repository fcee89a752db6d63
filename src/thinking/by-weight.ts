import { below, onlyAnswer, type AnyAct, type AnyAnswer, type PickDecision, type Random } from '../engine/kernel';
import type { Mind, Searched } from './mind';

/** Random picks are tried this often before every pick is looked at in its order. */
const TRIES = 60;
const FINE = 1_000_000;

export const fraction = (random: Random): number => below(random, FINE) / FINE;

/**
 * Answers by the weights of a mind alone: what weighs most, or, in a share of its answers, by lot, a double weight being twice as
 * likely. It is how both players go on in a rollout.
 */
export class ByWeight<Run extends Searched> {
  private readonly weights: number[] = [];

  constructor(
    private readonly mind: Mind<Run>,
    private readonly random: Random,
    /** How many of a hundred answers are drawn by lot. */
    private readonly drawn = 30,
  ) {}

  answer(run: Run): AnyAnswer {
    const decision = run.decision!;
    switch (decision.form) {
      case 'act':
        return this.act(run, decision.options());
      case 'pick':
        return onlyAnswer(decision) ?? this.pick(run, decision);
      case 'order':
        return { do: 'order', cards: decision.from.slice() };
      case 'question': {
        const { values } = decision;
        return { do: 'answer', value: values[this.drawFrom(values.length, (i) => this.mind.saying(run, values[i]!))]! };
      }
    }
  }

  private act(run: Run, options: readonly AnyAct[]): AnyAct {
    if (options.length === 1) return options[0]!;
    return options[this.drawFrom(options.length, (i) => this.mind.likelihood(run, options[i]!))]!;
  }

  private drawFrom(count: number, weigh: (i: number) => number): number {
    if (count === 1) return 0;
    const { weights, random } = this;
    let sum = 0;
    let most = 0;
    for (let i = 0; i < count; i++) {
      const weight = (weights[i] = weigh(i));
      sum += weight;
      if (weight > weights[most]!) most = i;
    }
    if (sum <= 0 || below(random, 100) >= this.drawn) return most;
    let left = fraction(random) * sum;
    for (let i = 0; i < count; i++) if ((left -= weights[i]!) < 0) return i;
    return most;
  }

  /** What is wished for most, with some noise; as many as are wished for at all. */
  private pick(run: Run, decision: PickDecision): AnyAnswer {
    const { from, min, max, fits } = decision;
    const { random } = this;
    const wished = from
      .map((card) => ({ card, wish: this.mind.wish(run, card) * (0.8 + 0.4 * fraction(random)) }))
      .sort((a, b) => b.wish - a.wish);
    const glad = wished.filter(({ wish }) => wish > 0).length;
    const size = Math.min(max, Math.max(min, glad));
    const best = wished.slice(0, size).map(({ card }) => card);
    if (fits === undefined || fits(best)) return { do: 'choose', cards: best };
    return {
      do: 'choose',
      cards: fittingPick(
        decision,
        random,
        wished.map(({ card }) => card),
      ),
    };
  }
}

/** A pick that fits, of what comes first in the list where that is found. */
export function fittingPick({ min, max, fits }: PickDecision, random: Random, inOrder: readonly number[]): readonly number[] {
  const isFit = (cards: readonly number[]): boolean => fits?.(cards) ?? true;
  for (let size = min; size <= max; size++) if (isFit(inOrder.slice(0, size))) return inOrder.slice(0, size);
  for (let i = 0; i < TRIES; i++) {
    const size = min + below(random, max - min + 1);
    const left = inOrder.slice();
    const picked: number[] = [];
    while (picked.length < size) picked.push(left.splice(below(random, left.length), 1)[0]!);
    if (isFit(picked)) return picked;
  }
  for (let size = min; size <= max; size++) {
    const found = firstFitting(inOrder, size, isFit, 0, []);
    if (found !== undefined) return found;
  }
  throw new Error('a pick has no legal answer');
}

/** The first pick of that size that fits, by what comes first in the list; undefined where none does. */
export function firstFitting(
  from: readonly number[],
  size: number,
  fits: (cards: readonly number[]) => boolean,
  next: number,
  picked: readonly number[],
): readonly number[] | undefined {
  if (picked.length === size) return fits(picked) ? picked : undefined;
  for (let i = next; i < from.length; i++) {
    const found = firstFitting(from, size, fits, i + 1, [...picked, from[i]!]);
    if (found !== undefined) return found;
  }
  return undefined;
}
