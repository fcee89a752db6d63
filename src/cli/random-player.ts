import {
  below,
  seededRandom,
  type AnyAct,
  type AnyAnswer,
  type AnyDecision,
  type PickDecision,
  type Random,
} from '../engine/kernel';
import { firstFitting } from '../thinking';

/** Random picks are tried this often before every pick of the size is looked at. */
const TRIES = 100;

/**
 * Answers any game at random: for acts uniformly over the kinds listed, then within the kind; for picks a uniform size, then a
 * uniform pick that fits; questions and orders uniformly. It gives the listed acts themselves and keeps its work space, so that
 * what is measured is the engine.
 */
export class RandomPlayer {
  private readonly random: Random;
  // Work space, written over and never emptied: what counts of it each use says.
  private readonly ofActs: string[] = [];
  private readonly kinds: string[] = [];
  private readonly pile: number[] = [];

  constructor(seed: string) {
    this.random = seededRandom(seed);
  }

  answer(decision: AnyDecision): AnyAnswer {
    switch (decision.form) {
      case 'act':
        return this.act(decision.options());
      case 'pick':
        return this.pick(decision);
      case 'order':
        return { do: 'order', cards: this.some(decision.from, decision.from.length) };
      case 'question':
        return { do: 'answer', value: decision.values[below(this.random, decision.values.length)]! };
    }
  }

  private act(options: readonly AnyAct[]): AnyAct {
    if (options.length === 1) return options[0]!;
    const { ofActs, kinds } = this;
    let different = 0;
    for (let i = 0; i < options.length; i++) {
      const kind = options[i]!.do;
      ofActs[i] = kind;
      let known = 0;
      while (known < different && kinds[known] !== kind) known += 1;
      if (known === different) kinds[different++] = kind;
    }
    const kind = kinds[different === 1 ? 0 : below(this.random, different)]!;
    let count = 0;
    for (let i = 0; i < options.length; i++) if (ofActs[i] === kind) count += 1;
    let left = count === 1 ? 0 : below(this.random, count);
    for (let i = 0; i < options.length; i++) if (ofActs[i] === kind && left-- === 0) return options[i]!;
    throw new Error('No act of the kind that was just counted.');
  }

  private pick(decision: PickDecision): AnyAnswer {
    const { from, min, max } = decision;
    const fits = (cards: readonly number[]): boolean => decision.fits?.(cards) ?? true;
    for (let i = 0; i < TRIES; i++) {
      const size = min === max ? min : min + below(this.random, max - min + 1);
      const cards = this.some(from, size);
      if (fits(cards)) return { do: 'choose', cards };
    }
    for (let size = min; size <= max; size++) {
      const cards = firstFitting(from, size, fits, 0, []);
      if (cards !== undefined) return { do: 'choose', cards };
    }
    throw new Error('A pick has no legal answer.');
  }

  /** `count` of the cards, each order equally likely. */
  private some(from: readonly number[], count: number): number[] {
    const { pile } = this;
    for (let i = 0; i < from.length; i++) pile[i] = from[i]!;
    for (let i = 0; i < count; i++) {
      const j = i + below(this.random, from.length - i);
      const taken = pile[j]!;
      pile[j] = pile[i]!;
      pile[i] = taken;
    }
    return pile.slice(0, count);
  }
}
