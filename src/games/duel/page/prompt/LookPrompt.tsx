import { useTable } from '../../../../store/desk/table-store';
import { Button } from '../../../../ui/base/shared/Button';
import type { PromptProps } from './ActsPrompt';
import { Dock } from '../../../../ui/table/dock/Dock';
import { useDock } from '../../../../ui/base/shared/dock-store';
import { LookButton, LookNote } from '../../../../ui/table/dock/LookButton';
import { questionSentence } from './sentences';

/** A choice among cards that only its player may see, asked where nobody's are shown. */
export function LookPrompt({ table, question, speech }: PromptProps) {
  const refusal = useDock((dock) => dock.refusal);
  return (
    <Dock
      seat={question.player}
      question={question.id}
      kind="look"
      say={questionSentence(question, speech)}
      note={<LookNote table={table} name={speech.names[question.player]} />}
      refusal={refusal}
    >
      {question.canGoBack && (
        <Button hint="Esc" data-back onClick={() => useTable.getState().back()}>
          {speech.prompt.back}
        </Button>
      )}
      <LookButton table={table} />
    </Dock>
  );
}
