import type { Answer, DuelRun, Player } from '../../../engine/duel';
import type { AnyAnswer, AnyDecision } from '../../../engine/kernel';

export class TooManyNodes extends Error {}

/**
 * Whether the solver wins in this turn, by nothing but trying: no position is remembered, nothing is left out, nothing is put in
 * order. Throws `TooManyNodes` beyond its budget.
 */
export class PlainSearch {
  nodes = 0;

  constructor(
    private readonly solver: Player,
    private readonly turn: number,
    private readonly most: number,
  ) {}

  wins(run: DuelRun): boolean {
    const { decision } = run;
    if (run.duel.state.turn !== this.turn) return false;
    if (decision === undefined) return run.duel.state.result?.winner === this.solver;
    if (++this.nodes > this.most) throw new TooManyNodes();
    const isOwn = decision.player === this.solver;
    for (const answer of answersTo(decision)) if (this.winsAfter(run, answer) === isOwn) return isOwn;
    return !isOwn;
  }

  winsAfter(run: DuelRun, answer: AnyAnswer): boolean {
    const next = run.fork();
    next.answer(answer as Answer);
    return this.wins(next);
  }
}

/** Every legal answer. */
export function answersTo(decision: AnyDecision): readonly AnyAnswer[] {
  switch (decision.form) {
    case 'act':
      return decision.options();
    case 'question':
      return decision.values.map((value) => ({ do: 'answer', value }));
    case 'order':
      return permutations(decision.from).map((cards) => ({ do: 'order', cards }));
    case 'pick': {
      const { from, min, max, fits } = decision;
      return subsets(from)
        .filter((cards) => cards.length >= min && cards.length <= max && (fits?.(cards) ?? true))
        .map((cards) => ({ do: 'choose', cards }));
    }
  }
}

const subsets = ([first, ...rest]: readonly number[]): readonly (readonly number[])[] =>
  first === undefined ? [[]] : subsets(rest).flatMap((cards) => [cards, [first, ...cards]]);

const permutations = (cards: readonly number[]): readonly (readonly number[])[] =>
  cards.length < 2
    ? [cards]
    : cards.flatMap((card) => permutations(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]));
