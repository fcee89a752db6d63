import { answerCount, seededRandom, type AnyAnswer, type AnyDecision, type Choice, type PickDecision } from '../engine/kernel';
import { fittingPick } from './by-weight';
import type { Mind, Searched } from './mind';

/** More answers than these are not thought about: the ones that weigh least are left out. */
const MOST = 32;
/** Of a pick with more ways than these some are made, by wish, instead of all. */
const MOST_WAYS = 200;

/** An answer that is thought about, by a name that finds it in every game that could be this one. */
export interface Candidate {
  readonly name: string;
  readonly weight: number;
}

/**
 * The answers to what is asked that are not as good as each other, those that weigh most first. Acts that weigh nothing are none,
 * unless there is nothing else.
 */
export function candidates<Run extends Searched>(mind: Mind<Run>, run: Run): readonly Candidate[] {
  const decision = run.decision!;
  const found = new Map<string, Candidate>();
  for (const { answer, weight } of weighed(mind, run, decision)) {
    const like = nameOf(mind, run, decision, answer, (card) => mind.token(run, card));
    if (!found.has(like)) found.set(like, { name: placed(mind, run, decision, answer), weight });
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight).slice(0, MOST);
}

/**
 * One of these answers that is as good as the one of that name, under that name; where there is none, it is one more.
 * @returns all of them, and that one
 */
export function among<Run extends Searched>(
  mind: Mind<Run>,
  run: Run,
  found: readonly Candidate[],
  name: string,
): { readonly all: readonly Candidate[]; readonly one: Candidate } {
  const like = (of: string): string => {
    const answer = answerNamed(mind, run, of);
    return answer === undefined ? of : nameOf(mind, run, run.decision!, answer, (card) => mind.token(run, card));
  };
  const wanted = like(name);
  const at = found.findIndex((one) => like(one.name) === wanted);
  const one = { name, weight: found[at]?.weight ?? 0 };
  return { all: at < 0 ? [...found, one] : found.with(at, one), one };
}

/** The answer of that name to what this game asks; undefined where it has none. */
export function answerNamed<Run extends Searched>(mind: Mind<Run>, run: Run, name: string): AnyAnswer | undefined {
  const decision = run.decision;
  if (decision === undefined) return undefined;
  switch (decision.form) {
    case 'act':
      return decision.options().find((act) => mind.named(run, act, (card) => mind.place(run, card)) === name);
    case 'question':
      return decision.values.map((value) => ({ do: 'answer', value })).find(({ value }) => `${value}` === name);
    default: {
      const places = name === '' ? [] : name.split(' ');
      const left = decision.from.slice();
      const cards = places.map((place) => {
        const at = left.findIndex((card) => mind.place(run, card) === place);
        return at < 0 ? undefined : left.splice(at, 1)[0];
      });
      if (!cards.every((card) => card !== undefined)) return undefined;
      return { do: decision.form === 'order' ? 'order' : 'choose', cards };
    }
  }
}

/** The name of an answer in every game that could be this one. */
export const placed = <Run extends Searched>(mind: Mind<Run>, run: Run, decision: AnyDecision, answer: AnyAnswer): string =>
  nameOf(mind, run, decision, answer, (card) => mind.place(run, card));

function nameOf<Run extends Searched>(
  mind: Mind<Run>,
  run: Run,
  { form }: AnyDecision,
  answer: AnyAnswer,
  name: (card: number) => string,
): string {
  if (form === 'act') return mind.named(run, answer, name);
  if (form === 'question') return `${(answer as { readonly value: unknown }).value}`;
  const names = (answer as Choice).cards.map(name);
  return (form === 'pick' ? names.sort() : names).join(' ');
}

interface Weighed {
  readonly answer: AnyAnswer;
  readonly weight: number;
}

function* weighed<Run extends Searched>(mind: Mind<Run>, run: Run, decision: AnyDecision): Iterable<Weighed> {
  switch (decision.form) {
    case 'act': {
      const acts = decision.options().map((answer) => ({ answer, weight: mind.likelihood(run, answer) }));
      const worthwhile = acts.filter(({ weight }) => weight > 0);
      yield* worthwhile.length > 0 ? worthwhile : acts;
      return;
    }
    case 'question':
      for (const value of decision.values) yield { answer: { do: 'answer', value }, weight: mind.saying(run, value) };
      return;
    case 'order':
      yield { answer: { do: 'order', cards: decision.from.slice() }, weight: 2 };
      if (decision.from.length > 1) yield { answer: { do: 'order', cards: decision.from.toReversed() }, weight: 1 };
      return;
    case 'pick':
      for (const cards of picks(mind, run, decision))
        yield {
          answer: { do: 'choose', cards },
          weight: cards.reduce((sum, card) => sum + mind.wish(run, card), 0),
        };
  }
}

function* picks<Run extends Searched>(mind: Mind<Run>, run: Run, decision: PickDecision): Iterable<readonly number[]> {
  const { from, min, max, fits } = decision;
  const inOrder = from.toSorted((a, b) => mind.wish(run, b) - mind.wish(run, a));
  if (answerCount(decision) <= MOST_WAYS) {
    for (let size = min; size <= max; size++)
      for (const cards of subsets(inOrder, size, 0, [])) if (fits === undefined || fits(cards)) yield cards;
    return;
  }
  // What is wished for most, and the same with each other card instead of the last.
  const random = seededRandom('picks');
  const best = fittingPick(decision, random, inOrder);
  yield best;
  for (const card of inOrder) {
    if (best.includes(card)) continue;
    const other = best.length === 0 ? [card] : [...best.slice(0, -1), card];
    if (other.length >= min && other.length <= max && (fits === undefined || fits(other))) yield other;
  }
  if (min === 0 && (fits === undefined || fits([]))) yield [];
}

function* subsets(from: readonly number[], size: number, next: number, picked: readonly number[]): Iterable<readonly number[]> {
  if (picked.length === size) yield picked;
  else for (let i = next; i < from.length; i++) yield* subsets(from, size, i + 1, [...picked, from[i]!]);
}
