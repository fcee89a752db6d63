import type { OptionView } from '../../../engine/vision';
import { partsOf } from '../../../engine/table';
import { isPick } from '../../../ui/table/dock/picking';
import type { VisionQuestion } from './vision-props';

/** Defence is possible now or not at all: it always stands as a button, and Space does not pass it by. */
export const isDefence = ({ do: act, defend }: OptionView): boolean => act === 'defend' || defend === true;

/**
 * A pass would give the defence away: one is possible, or, where nobody has looked at the cards, the attack may be answered now,
 * whatever is held.
 */
export function losesDefence({ form, decision }: VisionQuestion): boolean {
  if (decision.kind !== 'priority') return false;
  if (form === 'choice') return decision.options?.some(isDefence) ?? false;
  return decision.defence?.is === 'now';
}

/** Places at which a card is drawn for itself. */
const DRAWN = ['field', 'set', 'hand'];

/** Candidates that do not all lie open on the table are laid out beside it. */
export const picksInSheet = (question: VisionQuestion): boolean =>
  isPick(question) &&
  (question.decision.pick?.from ?? []).some(({ place }) => {
    const { seat, zone } = partsOf(place);
    return !DRAWN.includes(zone) || (zone === 'hand' && seat !== question.player);
  });
