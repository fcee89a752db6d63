import type { Place } from '../../../engine/vision';
import type { PromptTexts } from '../../../i18n/prompt-texts';
import type { VisionTexts } from '../texts';
import { togglePick } from '../../../ui/table/dock/picking';
import { useDock } from '../../../ui/base/shared/dock-store';
import { isPick } from './picking';
import { visionCardAt } from './vision-cards';
import type { VisionActs, ShownTable } from './vision-props';

interface Words {
  readonly prompt: PromptTexts;
  readonly texts: VisionTexts;
}

/** A place on the table was tapped: it is picked, or asked what it can do. */
export function tapPlace(place: Place, { question, view, seats }: ShownTable, acts: VisionActs, { prompt, texts }: Words): void {
  const dock = useDock.getState();
  if (!question || question.form === 'window') return;
  const { whyNot } = prompt;
  if (isPick(question)) {
    const isCandidate = question.decision.pick?.from.some((card) => card.place === place) ?? false;
    if (!isCandidate) dock.refuse([whyNot.notHere]);
    else if (!togglePick(question, place)) dock.refuse([whyNot.enough]);
    return;
  }
  const card = visionCardAt(view, place);
  if (question.decision.kind !== 'priority' || !card) return;
  const { name } = seats[question.player];
  if (card.controller !== question.player) dock.refuse([whyNot.notYours(name)]);
  else if (question.form === 'look' && acts.wishesAt(place).length === 0) dock.refuse([texts.prompt.whyNot.lookFirst(name)]);
  else dock.select(dock.selected === place ? null : place);
}
