import type { AnswerView } from '../../../../engine/duel';
import { useMemo } from 'react';
import { useTable } from '../../../../store/desk/table-store';
import { useCardWords } from '../../../../ui/base/card';
import type { PromptProps } from './ActsPrompt';
import { PickDock } from '../../../../ui/table/dock/PickDock';
import { liesInPile } from '../../../../ui/table/field/places';
import { useDock } from '../../../../ui/base/shared/dock-store';
import { useForeseen } from '../../../../ui/base/shared/use-foreseen';
import { canConfirm, completePick, pickBounds } from '../../../../ui/table/dock/picking';
import { asksPendulumMonsters } from './PendulumSummon';
import { tellingNameAt } from './sentences';
import { pickedNow, wholeAct } from './whole-act';

const announcing = (answer: AnswerView): boolean => useTable.getState().announces(answer);

/** A pick of the duel; where an act is being built, Confirm names what is picked for it and the note the act so far. */
export function PickPrompt({ question, speech }: PromptProps) {
  const picked = useDock((dock) => dock.picked);
  const { word } = useCardWords();
  const { prompt } = speech;
  const { decision, draft } = question;
  const from = decision.pick?.from ?? [];
  const places = from.map((card) => card.place);
  const inSheet = asksPendulumMonsters(question) || from.some((card) => liesInPile(speech.view, card.place));
  const orderNote =
    decision.prompt === 'deckOrder' || decision.prompt === 'toDeck' ? prompt.ask.orderDeck : prompt.ask.orderTriggers;
  const isComplete = canConfirm(question, picked);
  const isDraft = draft !== undefined;
  const given = useMemo(
    () => (isDraft && isComplete ? ({ kind: 'cards', places: [...completePick(question, picked)] } as const) : undefined),
    [isDraft, isComplete, question, picked],
  );
  const announces = useForeseen(given, announcing) === true;
  const { min } = pickBounds(question);
  const isStep = draft !== undefined && !announces;
  const label = picked.length === 0 && min === 0 ? prompt.confirmNone : isStep ? prompt.next : prompt.confirm;
  return (
    <PickDock
      question={question}
      note={decision.kind === 'order' ? orderNote : draft ? `· ${wholeAct(draft, question, { ...speech, word })}` : ''}
      inSheet={inSheet}
      nameOf={(place) => tellingNameAt(place, places, speech)}
      confirm={
        draft && {
          className: 'btn--announce',
          label: (
            <>
              {label} <em>{pickedNow(question, completePick(question, picked), { ...speech, word })}</em>
            </>
          ),
        }
      }
    />
  );
}
