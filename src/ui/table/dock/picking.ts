import type { Place } from '../../../engine/table';
import { useDock } from '../../base/shared/dock-store';

/** A question of any game, as far as cards are picked for it. */
export interface PickQuestion {
  readonly decision: {
    readonly kind: string;
    readonly pick?: {
      readonly from: readonly { readonly place: Place }[];
      readonly min: number;
      readonly max: number;
      readonly ordered: boolean;
    };
  };
}

/** How many cards a pick takes; an order takes all of them. */
export function pickBounds({ decision: { kind, pick } }: PickQuestion): { min: number; max: number } {
  if (!pick) return { min: 0, max: 0 };
  return kind === 'order' ? { min: pick.from.length, max: pick.from.length } : { min: pick.min, max: pick.max };
}

/** Cards are to be picked, and are shown to whoever picks. */
export const isPick = ({ form, decision }: PickQuestion & { readonly form: string }): boolean =>
  form === 'choice' && decision.pick !== undefined;

export const isOrdered = ({ decision: { kind, pick } }: PickQuestion): boolean => kind === 'order' || (pick?.ordered ?? false);

/** Takes a card or gives it back. One of one: another card takes its place. False when no more can be taken. */
export function togglePick(question: PickQuestion, place: Place): boolean {
  const { picked, pick } = useDock.getState();
  const { min, max } = pickBounds(question);
  if (picked.includes(place)) pick(picked.filter((one) => one !== place));
  else if (picked.length < max) pick([...picked, place]);
  else if (max === 1 && min <= 1) pick([place]);
  else return false;
  return true;
}

/** The cards in the order given; the last card of an order is taken as read. */
export function completePick(question: PickQuestion, picked: readonly Place[]): readonly Place[] {
  const from = question.decision.pick?.from ?? [];
  if (question.decision.kind !== 'order' || picked.length !== from.length - 1) return picked;
  return [...picked, ...from.map((card) => card.place).filter((place) => !picked.includes(place))];
}

export function canConfirm(question: PickQuestion, picked: readonly Place[]): boolean {
  const { min, max } = pickBounds(question);
  const { length } = completePick(question, picked);
  return length >= min && length <= max;
}
