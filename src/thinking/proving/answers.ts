import { onlyAnswer, type AnyAnswer, type Choice, type PickDecision } from '../../engine/kernel';
import type { ProvableRun, Proving } from './provable';

/** Of a pick with more ways than these nothing is proved. */
const MOST_WAYS = 20_000;

/** An answer in the order in which a proof looks at them. */
export interface Tried {
  readonly answer: AnyAnswer;
  readonly weight: number;
  readonly pruned: boolean;
}

/** The one answer that there is; undefined where there are several. */
export function forcedAnswer<Run extends ProvableRun>(run: Run): AnyAnswer | undefined {
  const decision = run.decision!;
  if (decision.form !== 'act') return onlyAnswer(decision);
  const options = decision.options();
  return options.length === 1 ? options[0] : undefined;
}

/**
 * Every answer to what is asked, equal ones once, those that weigh most first; undefined where there are too many ways to pick.
 */
export function triedAnswers<Run extends ProvableRun>(game: Proving<Run>, run: Run): readonly Tried[] | undefined {
  const decision = run.decision!;
  switch (decision.form) {
    case 'act':
      return sorted(
        game.distinct(run, decision.options()).map((answer) => ({
          answer,
          weight: game.likelihood(run, answer),
          pruned: game.prunes(run, answer),
        })),
      );
    case 'question':
      return sorted(
        decision.values.map((value) => ({ answer: { do: 'answer', value }, weight: game.saying(run, value), pruned: false })),
      );
    case 'order':
      return [...orders(decision.from, classesOf(game, run, decision.from))].map((cards) => ({
        answer: { do: 'order', cards },
        weight: 1,
        pruned: false,
      }));
    case 'pick': {
      const found = picks(game, run, decision);
      if (found.length > MOST_WAYS) return undefined;
      return sorted(
        found.map((cards) => ({
          answer: { do: 'choose', cards },
          weight: cards.reduce((sum, card) => sum + game.wish(run, card), 0),
          pruned: false,
        })),
      );
    }
  }
}

const sorted = (tried: Tried[]): readonly Tried[] => tried.sort((a, b) => b.weight - a.weight);

/**
 * The classes of the cards. In the middle of something a card that has been named there may be remembered: it is like no other.
 */
function classesOf<Run extends ProvableRun>(game: Proving<Run>, run: Run, cards: readonly number[]): readonly number[] {
  if (cards.length < 2) return cards;
  const classes = game.classes(run, cards);
  if (classes.every((one, i) => one === cards[i])) return classes;
  const named = new Set<number>();
  for (const answer of run.mark.since) for (const card of cardsNamed(answer)) named.add(card);
  return named.size === 0
    ? classes
    : classes.map((one, i) => (named.has(cards[i]!) ? cards[i]! : named.has(one) ? -1 - one : one));
}

function cardsNamed(answer: AnyAnswer): readonly number[] {
  if ('cards' in answer) return (answer as Choice).cards;
  return Object.values(answer).filter((one): one is number => typeof one === 'number');
}

/** Cards of one class side by side, each class where its first card was. */
function likeTogether(
  cards: readonly number[],
  classes: readonly number[],
): { readonly from: readonly number[]; readonly classes: readonly number[] } {
  const order = cards.map((_, i) => i).sort((a, b) => classes.indexOf(classes[a]!) - classes.indexOf(classes[b]!) || a - b);
  return { from: order.map((i) => cards[i]!), classes: order.map((i) => classes[i]!) };
}

/** The picks that differ, of each size that is allowed. */
function picks<Run extends ProvableRun>(game: Proving<Run>, run: Run, decision: PickDecision): readonly (readonly number[])[] {
  const { min, max, fits } = decision;
  const { from, classes } = likeTogether(decision.from, classesOf(game, run, decision.from));
  const found: (readonly number[])[] = [];
  const taken: number[] = [];
  const walk = (next: number): void => {
    if (found.length > MOST_WAYS) return;
    if (taken.length >= min && (fits === undefined || fits(taken))) found.push(taken.slice());
    if (taken.length >= max) return;
    const seen = new Set<number>();
    for (let i = next; i < from.length; i++) {
      if (seen.has(classes[i]!)) continue;
      seen.add(classes[i]!);
      taken.push(from[i]!);
      walk(i + 1);
      taken.pop();
    }
  };
  walk(0);
  return found;
}

function* orders(cards: readonly number[], classes: readonly number[]): Iterable<readonly number[]> {
  if (cards.length < 2) {
    yield cards;
    return;
  }
  const seen = new Set<number>();
  for (let i = 0; i < cards.length; i++) {
    if (seen.has(classes[i]!)) continue;
    seen.add(classes[i]!);
    const without = <T>(list: readonly T[]): readonly T[] => [...list.slice(0, i), ...list.slice(i + 1)];
    for (const rest of orders(without(cards), without(classes))) yield [cards[i]!, ...rest];
  }
}
