import type { Place } from '../../../engine/vision';
import { useVisionTexts } from '../texts';
import { useCardNames } from '../../../ui/base/card/card-info';
import { cardName } from '../../../ui/table/field/place-label';
import { useSceneTexts, useTableGround } from '../../../ui/table/field/table-context';
import { visionCardAt } from './vision-cards';
import { useVision } from './vision-context';
import type { VisionQuestion } from './vision-props';

/** What the dock has to say of a question: who is asked what, and what lies where. */
export function useVisionSpeech({ player, decision }: VisionQuestion) {
  const { table } = useVision();
  const { names } = useTableGround();
  const texts = useVisionTexts();
  const scene = useSceneTexts();
  const cardNames = useCardNames();
  const { asker, amount = 0, prompt } = decision;
  const who = names[player];
  const thing = asker === undefined ? texts.prompt.thing : cardNames(asker.passcode).name;
  const nameAt = (place: Place | undefined): string => {
    const card = place === undefined ? undefined : visionCardAt(table.view, place);
    return card ? cardName(card, scene, cardNames) : '';
  };
  return {
    texts,
    who,
    nameAt,
    say: prompt && texts.prompt.choose[prompt](who, thing, amount),
    note: prompt && texts.prompt.notes[prompt],
  };
}

/** What every dock of the question is given. */
export const askedOf = ({ id, player, decision }: VisionQuestion) => ({ seat: player, question: id, kind: decision.kind });
