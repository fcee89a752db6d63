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

interface AllActsButtonProps {
  readonly 'data-act'?: string;
  /** So many acts have no place in the prompt: they are found there. */
  readonly rest?: number;
}

/** The list of everything that can be done, where cards can do something and their player looks, or where acts have no place. */
export function AllActsButton({ rest = 0, ...button }: AllActsButtonProps) {
  const { allActs, moreActs } = usePromptTexts();
  const { question } = useScene().table;
  const isOpen = useDock(({ sheet }) => sheet?.kind === 'acts');
  const cardsAct = question?.form === 'choice' && question.decision.options?.some(({ card }) => card !== undefined);
  if (!cardsAct && rest <= 0) return null;
  return (
    <Button
      className="dock__more"
      hint="A"
      data-back
      data-act="all"
      aria-expanded={isOpen}
      {...button}
      onClick={() => useDock.getState().open(isOpen ? null : { kind: 'acts' })}
    >
      {rest > 0 ? (
        <>
          <span className="unseen">{allActs}</span> {moreActs(rest)}
        </>
      ) : (
        allActs
      )}
    </Button>
  );
}
