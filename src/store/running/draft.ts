import type { Value } from '../../engine/kernel';
import { lyingAt, type Seat as Player } from '../../engine/table';
import type { AnswerView, DecisionView, GameView, OptionView, ViewCard } from '../../games/view';

/** One selection of a draft, as its player sees it. */
export interface Selection<Card extends ViewCard = ViewCard, Key extends string = string> {
  readonly prompt?: Key;
  readonly asker?: DecisionView['asker'];
  readonly cards: readonly Card[];
  readonly value?: Value;
}

/** An act that its player is building, as the dock names it. */
export interface DraftedAct<
  Option extends OptionView = OptionView,
  Card extends ViewCard = ViewCard,
  Key extends string = string,
> {
  readonly act: Option;
  /** The card of the act, where it was when the act began. */
  readonly card?: Card;
  /** The other acts that this card had then. */
  readonly siblings: readonly Option[];
  readonly chosen: readonly Selection<Card, Key>[];
}

/**
 * An act whose own selections (cost, tributes, targets …) are being given; each can be taken back until the last one announces
 * it.
 */
export interface Draft extends DraftedAct {
  readonly player: Player;
  /** Answer numbers: where the act began, and where each selection since was made. */
  readonly steps: readonly number[];
  /** What everybody saw when the act began: until it is announced, an audience sees nothing else. */
  readonly everybody: GameView;
}

export const beginsDraft = ({ do: act }: OptionView): boolean => act !== 'pass' && act !== 'enter';

/** The draft that this act begins; `view` is the player's own before it, `everybody` the public one. */
export function draftOf(player: Player, act: OptionView, view: GameView, everybody: GameView, began: number): Draft {
  const card = act.card === undefined ? undefined : lyingAt<ViewCard>(view, act.card);
  const options: readonly OptionView[] = view.decision?.options ?? [];
  const siblings = options.filter((option) => option.card === act.card);
  return { player, steps: [began], everybody, act, siblings, chosen: [], ...(card && { card }) };
}

/** The draft with one selection more; `decision` is what was asked, after `answers` answers. */
export function withSelection(draft: Draft, decision: DecisionView, answer: AnswerView, answers: number): Draft {
  return { ...draft, steps: [...draft.steps, answers], chosen: [...draft.chosen, chosenOf(decision, answer)] };
}

/** The draft without its last selection; null: the act itself is taken back. */
export function withoutSelection(draft: Draft): Draft | null {
  return draft.steps.length < 2 ? null : { ...draft, steps: draft.steps.slice(0, -1), chosen: draft.chosen.slice(0, -1) };
}

export function chosenOf({ prompt, asker, pick }: DecisionView, answer: AnswerView): Selection {
  const asked = { ...(prompt && { prompt }), ...(asker && { asker }) };
  if (answer.kind === 'value') return { ...asked, cards: [], value: answer.value };
  const places = answer.kind === 'cards' ? answer.places : [];
  const from: readonly ViewCard[] = pick?.from ?? [];
  return { ...asked, cards: places.flatMap((place) => from.find((card) => card.place === place) ?? []) };
}
