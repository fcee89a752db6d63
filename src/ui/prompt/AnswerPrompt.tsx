import type { Value } from '../../engine';
import { useDuel } from '../../store/duel-store';
import { useCardWords } from '../card';
import { Button } from '../shared/Button';
import type { PromptProps } from './ActsPrompt';
import { Dock } from './Dock';
import { useDock } from './dock-store';
import { questionSentence } from './sentences';
import { valueLabel } from './values';

/** More values than this are listed beside the field. */
export const VALUES_IN_DOCK = 6;

/** A question with listed values: yes or no, a mode, a position, a word that is declared. */
export function AnswerPrompt({ question, speech }: PromptProps) {
  const { refusal } = useDock();
  const { word } = useCardWords();
  const { decision } = question;
  const values = decision.values ?? [];
  const give = (value: Value): void => {
    useDuel.getState().answer({ kind: 'value', value });
  };
  return (
    <Dock seat={question.player} question={question.id} kind={decision.kind} say={questionSentence(question, speech)} note={<AnswerNote question={question} speech={speech} />} refusal={refusal}>
      {question.canGoBack && <Button hint="Esc" onClick={() => useDuel.getState().back()}>{speech.prompt.back}</Button>}
      {values.length <= VALUES_IN_DOCK && values.map((value, index) => (
        <Button key={String(value)} tone={index === 0 ? 'main' : 'plain'} hint={String(index + 1)} data-value={String(value)} onClick={() => give(value)}>
          {valueLabel(value, decision, { ...speech, word })}
        </Button>
      ))}
    </Dock>
  );
}

/** What the card that asks says about it. */
function AnswerNote({ question: { decision }, speech }: Pick<PromptProps, 'question' | 'speech'>) {
  const texts = decision.asker ? speech.info(decision.asker.passcode).texts : [];
  if ((decision.values?.length ?? 0) > VALUES_IN_DOCK) return speech.prompt.inSheet;
  return texts[0] ?? '';
}

export const TriggerPrompt = AnswerPrompt;

/** The winner of rock, paper, scissors says who goes first. */
export function ChooseFirstPrompt(props: PromptProps) {
  return <AnswerPrompt {...props} />;
}
