import type { ComponentProps } from 'react';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import { Button } from '../../base/shared/Button';
import { useDock } from '../../base/shared/dock-store';
import { Dock } from './Dock';
import { useScene } from './scene';

type AskedDockProps = Omit<ComponentProps<typeof Dock>, 'seat' | 'question' | 'kind' | 'say'> & {
  readonly kind?: string;
  /** Another sentence than that of the question. */
  readonly say?: string;
};

/** The dock of the question that is asked. */
export function AskedDock({ kind, say, ...more }: AskedDockProps) {
  const { table, game } = useScene();
  const refusal = useDock((dock) => dock.refusal);
  const { question } = table;
  const sentence = game.useSentence(question);
  return (
    question && (
      <Dock
        seat={question.player}
        question={question.id}
        kind={kind ?? question.decision.kind}
        say={say ?? sentence}
        refusal={refusal}
        {...more}
      />
    )
  );
}

/** Takes back the newest step of an act, where there is one. */
export function BackButton() {
  const { table, acts } = useScene();
  const { back } = usePromptTexts();
  return (
    table.question?.canGoBack && (
      <Button hint="Esc" data-back onClick={acts.back}>
        {back}
      </Button>
    )
  );
}

/** The list of everything that cards can do, where they can do something and their player looks. */
export function AllActsButton(button: { readonly 'data-back'?: true; readonly 'data-act'?: string }) {
  const { allActs } = usePromptTexts();
  const { question } = useScene().table;
  if (question?.form !== 'choice' || !question.decision.options?.some(({ card }) => card !== undefined)) return null;
  return (
    <Button hint="A" {...button} onClick={() => useDock.getState().open({ kind: 'acts' })}>
      {allActs}
    </Button>
  );
}
