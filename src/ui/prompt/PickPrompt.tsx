import type { ReasonView } from '../../engine/duel';
import { useLanguage } from '../../i18n/language';
import { useDuel } from '../../store/desk/duel-store';
import { useCardWords } from '../card';
import { Button } from '../shared/Button';
import type { PromptProps } from './ActsPrompt';
import { Dock } from './Dock';
import { DockPlaceButton } from './DockPlaceButton';
import { liesInPile } from '../table/places';
import { useDock } from '../shared/dock-store';
import { canConfirm, completePick, confirmPick, isOrdered, pickBounds, togglePick } from './picking';
import { asksPendulumMonsters } from './PendulumSummon';
import { becauseOf } from '../shared/reasons';
import { questionSentence, tellingNameAt } from './sentences';
import { wholeAct } from './whole-act';

/** Cards are picked by tapping them, on the table or here; Confirm gives them. */
export function PickPrompt({ question, speech }: PromptProps) {
  const { picked, refusal, refuse } = useDock();
  const language = useLanguage();
  const { word } = useCardWords();
  const { prompt, info } = speech;
  const { decision, draft } = question;
  const from = decision.pick?.from ?? [];
  const places = from.map((card) => card.place);
  const { min, max } = pickBounds(question);
  const inSheet = asksPendulumMonsters(question) || from.some((card) => liesInPile(speech.view, card.place));
  const ordered = isOrdered(question);
  const orderNote =
    decision.prompt === 'deckOrder' || decision.prompt === 'toDeck' ? prompt.ask.orderDeck : prompt.ask.orderTriggers;
  const isComplete = canConfirm(question, picked);
  const announces =
    draft !== undefined &&
    isComplete &&
    useDuel.getState().announces({ kind: 'cards', places: [...completePick(question, picked)] });
  const confirm = (): void =>
    confirmPick(question, (outcome) => {
      const lines = outcome.ok ? [] : becauseOf(outcome.reasons as readonly ReasonView[], language, info);
      refuse(lines.length > 0 ? lines : [prompt.whyNot.refused]);
    });
  return (
    <Dock
      seat={question.player}
      question={question.id}
      kind={decision.kind}
      say={questionSentence(question, speech)}
      note={
        <>
          {prompt.picked(picked.length, min, max)}{' '}
          {decision.kind === 'order' ? orderNote : inSheet && !asksPendulumMonsters(question) ? prompt.inSheet : ''}
        </>
      }
      refusal={refusal}
      isFull={picked.length === max}
    >
      {question.canGoBack && (
        <Button hint="Esc" data-back onClick={() => useDuel.getState().back()}>
          {prompt.back}
        </Button>
      )}
      <Button
        tone="main"
        hint="Enter"
        className={draft ? 'btn--announce' : ''}
        data-act="confirm"
        data-enter
        reason={isComplete ? undefined : ''}
        onClick={confirm}
      >
        {announces ? prompt.announce : picked.length === 0 && min === 0 ? prompt.confirmNone : prompt.confirm}
        {draft && ' '}
        {draft && <em>{wholeAct(draft, question, picked, { ...speech, word })}</em>}
      </Button>
      {!inSheet &&
        from.map(({ place }, index) => {
          const at = picked.indexOf(place);
          return (
            <DockPlaceButton
              key={place}
              place={place}
              className="btn--pick"
              hint={index < 9 ? String(index + 1) : undefined}
              data-pick={place}
              aria-pressed={at >= 0}
              onClick={() => togglePick(question, place)}
            >
              {ordered && at >= 0 && <b>{at + 1}</b>}
              {tellingNameAt(place, places, speech)}
            </DockPlaceButton>
          );
        })}
    </Dock>
  );
}

export const ChoosePrompt = PickPrompt;
export const DiscardPrompt = PickPrompt;
export const OrderPrompt = PickPrompt;
