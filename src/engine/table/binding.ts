import type { Seat, ShownEvent } from './view';

/**
 * What binds whoever has acted, so that the act is taken back by consent only: something was activated, or laid on the stack; it
 * attacked; hidden cards or chance have shown something.
 */
export const BINDINGS = ['activated', 'attacked', 'learned'] as const;
export type Binding = (typeof BINDINGS)[number];

/**
 * What a player has learned since a window, so that coming back to it is no right: a drawn card, a hidden one, chance.
 */
export const LEARNED = ['draw', 'hidden', 'random'] as const;
export type Learned = (typeof LEARNED)[number];

/** What first binds whoever has acted, from line `since` of the log on; undefined while nothing does. */
export const firstBinding = <Event extends ShownEvent>(
  log: readonly Event[],
  since: number,
  bindingOf: (event: Event) => Binding | undefined,
): Binding | undefined =>
  log
    .slice(log.findLastIndex(({ number }) => number < since) + 1)
    .map(bindingOf)
    .find((binding) => binding !== undefined);

/** An activation that its player could have made earlier, with priority kept: in which windows it counts, how it is made. */
export interface ActWithPriority<View, Answer> {
  readonly player: Seat;
  readonly turn: number;
  counts(window: { readonly window: string; readonly phase: string }): boolean;
  /** The answer that makes it in that earlier position, as its player sees it; undefined where it was not legal. */
  answerIn(view: View): Answer | undefined;
}
