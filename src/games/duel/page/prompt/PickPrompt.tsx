import type { AnswerView } from '../../../../engine/duel';
import { useMemo } from 'react';
import { useTable } from '../../../../store/desk/table-store';
import { useCardWords } from '../../../../ui/base/card';
import type { PromptProps } from './ActsPrompt';
import { PickDock } from '../../../../ui/table/dock/PickDock';
import { isLaidOut } from '../../../../ui/table/field/places';
import { useDock } from '../../../../ui/base/shared/dock-store';
import { useForeseen } from '../../../../ui/base/shared/use-foreseen';
import { canConfirm, completePick } from '../../../../ui/table/dock/picking';
import { asksPendulumMonsters } from './PendulumSummon';
import { partOf, pickedNow, wholeAct } from './whole-act';

const announcing = (answer: AnswerView): boolean => useTable.getState().announces(answer);

/** A pick of the duel; where an act is being built, the note tells the act so far, with what is picked. */
export function PickPrompt({ question, speech }: PromptProps) {
  const picked = useDock((dock) => dock.picked);
  const { word } = useCardWords();
  const { prompt } = speech;
  const { decision, draft } = question;
  const from = decision.pick?.from ?? [];
  const inSheet =
    asksPendulumMonsters(question) ||
    isLaidOut(
      speech.view,
      from.map(({ place }) => place),
      question.player,
    );
  const orderNote =
    decision.prompt === 'deckOrder' || decision.prompt === 'toDeck' ? prompt.ask.orderDeck : prompt.ask.orderTriggers;
  const isComplete = canConfirm(question, picked);
  const isDraft = draft !== undefined;
  const given = useMemo(
    () => (isDraft && isComplete ? ({ kind: 'cards', places: [...completePick(question, picked)] } as const) : undefined),
    [isDraft, isComplete, question, picked],
  );
  const announces = useForeseen(given, announcing) === true;
  const words = { ...speech, word };
  const soFar = draft ? [wholeAct(draft, question, words), pickedNow(question, completePick(question, picked), words)] : [];
  return (
    <PickDock
      question={question}
      note={decision.kind === 'order' ? orderNote : soFar.map((part) => part && `· ${part}`).join(' ')}
      inSheet={inSheet}
      confirm={isDraft && !announces ? prompt.next : prompt.give[partOf(decision)]}
    />
  );
}
