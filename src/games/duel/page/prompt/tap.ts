import type { DuelTable, ShownDuel } from '../../table';
import type { OptionView } from '../../../../engine/duel';
import type { Place } from '../../../../engine/table';
import { usePromptTexts, type PromptTexts } from '../../../../i18n/prompt-texts';
import { useTable } from '../../../../store/desk/table-store';
import { cardAt } from '../../../../ui/table/field/places';
import { useScene } from '../../../../ui/table/field/scene';
import { actsOf, asksCards } from './acts';
import { useDock } from '../../../../ui/base/shared/dock-store';
import { isPick, togglePick } from '../../../../ui/table/dock/picking';

const give = (option: OptionView): void => {
  useTable.getState().answer({ kind: 'option', index: option.index });
};

/** A place on the table was tapped: it is picked, attacked, or asked what it can do. */
export function tapPlace(place: Place, table: ShownDuel, texts: PromptTexts): void {
  const { question, view, seats, request, secrecy } = table;
  const dock = useDock.getState();
  if (!question || request || question.form === 'window') return;
  const { decision } = question;
  const tapped = cardAt(view, place);
  if (isPick(question)) {
    const isCandidate = decision.pick?.from.some((card) => card.place === place) ?? false;
    if (!isCandidate) dock.refuse([texts.whyNot.notHere]);
    else if (!togglePick(question, place)) dock.refuse([texts.whyNot.enough]);
    return;
  }
  if (decision.kind === 'replay') {
    const option = decision.options?.find((one) => one.target === place);
    if (option) give(option);
    else dock.refuse([texts.whyNot.notHere]);
    return;
  }
  if (!asksCards(decision)) return;
  if (dock.selected !== null && dock.isAiming) {
    const option = actsOf(decision, dock.selected).attacks.find((one) => one.target === place);
    if (option) give(option);
    else dock.refuse([texts.whyNot.notHere]);
    return;
  }
  const { acts, attacks } = actsOf(decision, place);
  const looksFirst = question.form === 'look' && tapped?.controller === question.player && acts.length + attacks.length === 0;
  const { lookFirst, lookHere } = texts.whyNot;
  if (looksFirst) return dock.refuse([(secrecy === 'peek' ? lookFirst : lookHere)(seats[question.player].name)]);
  if (acts.length > 0 || attacks.length > 0 || tapped?.controller === question.player) {
    dock.select(dock.selected === place ? null : place);
  } else {
    dock.refuse([
      tapped ? { text: texts.whyNot.notYours(seats[question.player].name), rule: 'not-your-card' } : texts.whyNot.emptyHere,
    ]);
  }
}

/** The same at the table that lies there. */
export function useTap(): (place: Place) => void {
  const { table } = useScene<DuelTable>();
  const texts = usePromptTexts();
  return (place) => tapPlace(place, table, texts);
}
