import type { DuelQuestion } from '../../table';
import type { Selection } from '../../../../ui/base/shared/dock-store';
import type { TableMarks } from '../../../../ui/table/field/marks';
import { actingPlaces, actsOf, targetPlaces } from './acts';
import { isOrdered, isPick } from '../../../../ui/table/dock/picking';

/** What the question marks on the table: what can act, what can be chosen, what was chosen. */
export function tableMarks(question: DuelQuestion | null, selection: Selection): TableMarks {
  if (!question || question.form === 'window') return {};
  const marks = questionMarks(question, selection);
  return selection.pointed === null ? marks : { ...marks, targeted: new Set([selection.pointed]) };
}

function questionMarks(question: DuelQuestion, { selected, isAiming, picked }: Selection): TableMarks {
  const { decision } = question;
  if (isPick(question)) {
    const selectable = new Set(decision.pick?.from.map((card) => card.place));
    return { selectable, selected: picked, ordered: isOrdered(question) };
  }
  if (decision.kind === 'replay') return { selectable: targetPlaces(decision.options ?? []) };
  if (selected !== null && isAiming)
    return { selectable: targetPlaces(actsOf(decision, selected).attacks), selected: [selected] };
  return { canAct: actingPlaces(decision), ...(selected !== null && { selected: [selected] }) };
}
