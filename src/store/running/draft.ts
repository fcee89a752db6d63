import type { AnswerView, DecisionView, DuelView, OptionView, Player, PromptKey, Value, ViewCard } from '../../engine/duel';
import { lyingAt } from '../../engine/table';

/** One selection of a draft, as its player sees it. */
export interface Selection {
  readonly prompt?: PromptKey;
  readonly asker?: DecisionView['asker'];
  readonly cards: readonly ViewCard[];
  readonly value?: Value;
}

/** An act that its player is building, as the dock names it. */
export interface DraftedAct {
  readonly act: OptionView;
  /** The card of the act, where it was when the act began. */
  readonly card?: ViewCard;
  /** The other acts that this card had then. */
  readonly siblings: readonly OptionView[];
  readonly chosen: readonly Selection[];
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
  readonly everybody: DuelView;
}

const beginsDraft = ({ do: act }: OptionView): boolean => act !== 'pass' && act !== 'enter';

/** The draft that this act begins; `view` is the player's own before it, `everybody` the public one. */
export function draftOf(player: Player, act: OptionView, view: DuelView, everybody: DuelView, began: number): Draft | null {
  if (!beginsDraft(act)) return null;
  const card = act.card === undefined ? undefined : lyingAt(view, act.card);
  const siblings = view.decision?.options?.filter((option) => option.card === act.card) ?? [];
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
  return { ...asked, cards: places.flatMap((place) => pick?.from.find((card) => card.place === place) ?? []) };
}
