import { partsOf, type Place } from '../engine/table';

/** Where the card of a step lies, and where it will lie, or what it is aimed at; no `to` where it stays or that is not sure. */
export interface Way {
  readonly from: Place;
  readonly to?: Place;
}

/** The plate of the player whom a card attacks. */
export const plateAcross = (attacker: Place): Place => (partsOf(attacker).seat === 0 ? '1:seat' : '0:seat');

/** A moment of a walk, as far as what its step answers can be told from it. */
interface Standing<A> {
  readonly given: readonly string[];
  readonly playedAt: number;
  readonly recording: { readonly answers: readonly A[] };
}

/** The answers that play a step: its act with its costs and targets, and what was answered before. */
interface PlayedStep<A> {
  readonly earlier: readonly A[];
  readonly act: A;
  readonly parts: readonly A[];
}

/** @returns undefined for a step that only looks, or goes back: nothing that stands is played by it. */
export function playedStep<A>(before: Standing<A>, after: Standing<A> | undefined): PlayedStep<A> | undefined {
  const { given, playedAt } = before;
  if (!after || playedAt <= given.length || given.some((answer, at) => answer !== after.given[at])) return undefined;
  const { answers } = after.recording;
  const act = answers[given.length];
  return act && { earlier: answers.slice(0, given.length), act, parts: answers.slice(given.length + 1, playedAt) };
}
