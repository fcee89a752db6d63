import type { Place } from '../../../engine/vision';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useWhyTexts } from '../../../i18n/remedy-texts';
import { zoneWords } from '../../../i18n/table-texts';
import { useVisionTexts } from '../texts';
import { useCardNames } from '../../../ui/base/card/card-info';
import { isPick } from '../../../ui/table/dock/picking';
import { WhyNotList } from '../../../ui/table/dock/WhyNotList';
import type { Because } from '../../../ui/base/shared/reasons';
import { cardName, zoneName } from '../../../ui/table/field/place-label';
import { partsOf } from '../../../ui/table/field/places';
import { useSceneTexts, useTableGround } from '../../../ui/table/field/table-context';
import { useThoughts } from './thoughts';
import { visionCardAt } from './vision-cards';
import { useVision } from './vision-context';

/** Why nothing can be listed for a place; undefined when something can. */
function useGeneralReason(place: Place): Because | undefined {
  const { question, view } = useVision().table;
  const { names } = useTableGround();
  const t = useWhyTexts();
  const { whyNot } = usePromptTexts();
  const { prompt } = useVisionTexts();
  if (!question) return { text: t.nothing, ...(view.result && { rule: 'game-over' }) };
  const name = names[question.player];
  const card = visionCardAt(view, place);
  if (isPick(question)) {
    const isCandidate = question.decision.pick?.from.some((one) => one.place === place);
    return isCandidate ? { text: t.candidate } : { text: t.notACandidate, rule: 'not-in-this-decision' };
  }
  if (question.decision.kind !== 'priority') return { text: t.otherQuestion, rule: 'not-in-this-decision' };
  if (card && card.controller !== question.player) return { text: whyNot.notYours(name) };
  return question.form === 'choice' ? undefined : { text: prompt.whyNot.lookFirst(name) };
}

/** Everything that could be thought of for a card, with every reason why it is not legal now. */
export function VisionWhyNot({ place }: { readonly place: Place }) {
  const { view } = useVision().table;
  const t = useWhyTexts();
  const scene = useSceneTexts();
  const names = useCardNames();
  const thoughts = useThoughts(place);
  const general = useGeneralReason(place);
  const card = visionCardAt(view, place);
  const { zone } = partsOf(place);
  const what = card ? cardName(card, scene, names) : (zoneWords(zone, scene)?.name ?? zoneName(place, scene));
  return (
    <WhyNotList what={what} general={general ?? (thoughts.length === 0 ? { text: t.nothing } : undefined)} thoughts={thoughts} />
  );
}
