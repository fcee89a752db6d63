import type { ShownVision } from '../table';
import type { Place } from '../../../engine/vision';
import { usePromptTexts, type PromptTexts } from '../../../i18n/prompt-texts';
import { useVisionTexts, type VisionTexts } from '../texts';
import { isPick, togglePick } from '../../../ui/table/dock/picking';
import { useDock } from '../../../ui/base/shared/dock-store';
import type { TableActs } from '../../../ui/table/field/scene';
import { visionCardAt } from './vision-cards';
import { useVision } from './vision-context';

interface Words {
  readonly prompt: PromptTexts;
  readonly texts: VisionTexts;
}

/** A place on the table was tapped: it is picked, or asked what it can do. */
export function tapPlace(
  place: Place,
  { question, request, view, seats }: ShownVision,
  acts: TableActs,
  { prompt, texts }: Words,
): void {
  const dock = useDock.getState();
  if (!question || request || question.form === 'window') return;
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

/** The same at the table that lies there. */
export function useTap(): (place: Place) => void {
  const { table, acts } = useVision();
  const words = { prompt: usePromptTexts(), texts: useVisionTexts() };
  return (place) => tapPlace(place, table, acts, words);
}
