import { partsOf, type Place } from '../engine/table';

/** A moment of a walk, in either game: a step comes next. */
export interface Moment {
  /** The answers that have been given, as they compare. */
  readonly given: readonly string[];
  /** How many of the answers of the next moment there are once the step itself has been played. */
  readonly playedAt: number;
}

/** A script that is walked through, step by step. */
interface Walked<Step> {
  readonly next: Step | undefined;
  /** Waits until the next step can be played. @returns what is wrong if it never can */
  arrive(): readonly string[];
  /** Plays the next step. @returns what failed */
  playNext(): readonly string[];
  /** After the last step. @returns what failed */
  finish(): readonly string[];
}

/** A script walked through: one moment for each step, and the end. */
export type WalkOf<M extends Moment> =
  { readonly ok: true; readonly moments: readonly M[] } | { readonly ok: false; readonly failures: readonly string[] };

/**
 * Plays a script once and keeps every moment in which a step comes next. `momentOf` is asked before the step, `playedAt` after
 * it. `isPart`: an answer that belongs to the announcement of the act before it (its cost, its targets).
 */
export function walkThrough<Step, M extends Moment>(
  script: Walked<Step>,
  momentOf: (before: readonly M[]) => M,
  playedAt: (step: Step, before: M) => number,
  isPart: (answer: string) => boolean,
): WalkOf<M> {
  const moments: M[] = [];
  for (;;) {
    const { next } = script;
    const failures = next === undefined ? script.finish() : script.arrive();
    if (failures.length > 0) return { ok: false, failures };
    const before = momentOf(moments);
    if (next === undefined) return { ok: true, moments: withParts([...moments, before], isPart) };
    const problems = script.playNext();
    if (problems.length > 0) return { ok: false, failures: problems };
    moments.push({ ...before, playedAt: playedAt(next, before) });
  }
}

function withParts<M extends Moment>(moments: readonly M[], isPart: (answer: string) => boolean): M[] {
  return moments.map((moment, at) => {
    const { given } = moments[at + 1] ?? moment;
    let { playedAt: end } = moment;
    while (end > moment.given.length && given[end] !== undefined && isPart(given[end]!)) end += 1;
    return { ...moment, playedAt: end };
  });
}

/** Where the card of a step lies, and where it will lie, or what it is aimed at; no `to` where it stays or that is not sure. */
export interface Way {
  readonly from: Place;
  readonly to?: Place;
}

/** The plate of the player whom a card attacks. */
export const plateAcross = (attacker: Place): Place => (partsOf(attacker).seat === 0 ? '1:seat' : '0:seat');

/** The answers that play a step: its act with its costs and targets, and what was answered before. */
interface PlayedStep<A> {
  readonly earlier: readonly A[];
  readonly act: A;
  readonly parts: readonly A[];
}

/** @returns undefined for a step that only looks, or goes back: nothing that stands is played by it. */
export function playedStep<A>(
  before: Moment,
  after: (Moment & { readonly recording: { readonly answers: readonly A[] } }) | undefined,
): PlayedStep<A> | undefined {
  const { given, playedAt } = before;
  if (!after || playedAt <= given.length || given.some((answer, at) => answer !== after.given[at])) return undefined;
  const { answers } = after.recording;
  const act = answers[given.length];
  return act && { earlier: answers.slice(0, given.length), act, parts: answers.slice(given.length + 1, playedAt) };
}
