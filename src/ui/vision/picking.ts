import type { Place } from '../../engine/vision';
import { partsOf } from '../../engine/table';
import { useDock } from '../shared/dock-store';
import type { TableMarks } from '../table/marks';
import type { VisionQuestion } from './vision-props';

/** How many cards a pick takes; an order takes all of them. */
export const boundsOf = ({ decision: { pick } }: VisionQuestion): { min: number; max: number } =>
  pick ? { min: pick.min, max: pick.max } : { min: 0, max: 0 };

export const isPick = ({ form, decision }: VisionQuestion): boolean => form === 'choice' && decision.pick !== undefined;

/** Takes a card or gives it back. One of one: another card takes its place. False when no more can be taken. */
export function togglePick(question: VisionQuestion, place: Place): boolean {
  const { picked, pick } = useDock.getState();
  const { min, max } = boundsOf(question);
  if (picked.includes(place)) pick(picked.filter((one) => one !== place));
  else if (picked.length < max) pick([...picked, place]);
  else if (max === 1 && min <= 1) pick([place]);
  else return false;
  return true;
}

/** The cards in the order given; the last card of an order is taken as read. */
export function completePick({ decision: { pick } }: VisionQuestion, picked: readonly Place[]): readonly Place[] {
  const from = (pick?.from ?? []).map(({ place }) => place);
  if (!pick?.ordered || picked.length !== from.length - 1) return picked;
  return [...picked, ...from.filter((place) => !picked.includes(place))];
}

export function canConfirm(question: VisionQuestion, picked: readonly Place[]): boolean {
  const { min, max } = boundsOf(question);
  const { length } = completePick(question, picked);
  return length >= min && length <= max;
}

/** Places at which a card is drawn for itself. */
const DRAWN = ['field', 'set', 'hand'];

/** Candidates that do not all lie open on the table are laid out beside it. */
export const picksInSheet = (question: VisionQuestion): boolean =>
  isPick(question) && (question.decision.pick?.from ?? []).some(({ place }) => !DRAWN.includes(partsOf(place).zone));

/** What the question marks on the table: what can act, what can be chosen, what was chosen. */
export function marksOf(
  question: VisionQuestion | null,
  { selected, picked, pointed }: { selected: Place | null; picked: readonly Place[]; pointed: Place | null },
): TableMarks {
  if (!question || question.form === 'window') return {};
  const { options, pick } = question.decision;
  const targeted = pointed === null ? {} : { targeted: new Set([pointed]) };
  if (pick)
    return { selectable: new Set(pick.from.map(({ place }) => place)), selected: picked, ordered: pick.ordered, ...targeted };
  const canAct = new Set(options?.flatMap(({ card }) => (card === undefined ? [] : [card])));
  return { canAct, ...(selected !== null && { selected: [selected] }), ...targeted };
}
