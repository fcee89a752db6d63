import type { AnyAnswer, AnyDecision, Seat } from '../../../engine/kernel';

/** A game under way, whichever it is. */
interface PlainRun {
  readonly decision: (AnyDecision & { readonly player: Seat }) | undefined;
  readonly play: { readonly state: { readonly turn: number; readonly result: { readonly winner: Seat | 'draw' } | null } };
  fork(): this;
  answer(answer: AnyAnswer): void;
}

export class TooManyNodes extends Error {}

/**
 * Whether the solver wins in this turn, by nothing but trying: no position is remembered, nothing is left out, nothing is put in
 * order. Throws `TooManyNodes` beyond its budget.
 */
export class PlainSearch {
  nodes = 0;

  constructor(
    private readonly solver: Seat,
    private readonly turn: number,
    private readonly most: number,
  ) {}

  wins(run: PlainRun): boolean {
    const { decision } = run;
    if (run.play.state.turn !== this.turn) return false;
    if (decision === undefined) return run.play.state.result?.winner === this.solver;
    if (++this.nodes > this.most) throw new TooManyNodes();
    const isOwn = decision.player === this.solver;
    for (const answer of answersTo(decision)) if (this.winsAfter(run, answer) === isOwn) return isOwn;
    return !isOwn;
  }

  winsAfter(run: PlainRun, answer: AnyAnswer): boolean {
    const next = run.fork();
    next.answer(answer);
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
