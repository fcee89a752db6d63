import { useEffect } from 'react';
import type { Place } from '../../../engine/table';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import type { Question } from '../../../store/desk/question';
import { Button } from '../../base/shared/Button';
import { useDock } from '../../base/shared/dock-store';
import { focusFirstOf, usesKeyboard } from '../../base/shared/focus';
import { AskedDock, BackButton } from './AskedDock';
import { canConfirm, completePick, pickBounds, type PickQuestion } from './picking';
import { useScene } from './scene';

interface PickDockProps {
  readonly question: PickQuestion & Pick<Question, 'id' | 'player'>;
  readonly note: string;
  /** The candidates lie in a sheet beside the field. */
  readonly inSheet: boolean;
  /** What is done with them, in a word. */
  readonly confirm?: string | undefined;
}

/** Cards are picked where they lie, on the table or in a sheet; Confirm gives them. */
export function PickDock({ question, note, inSheet, confirm }: PickDockProps) {
  const { acts, game } = useScene();
  const picked = useDock((dock) => dock.picked);
  const { refuse } = useDock.getState();
  const prompt = usePromptTexts();
  const because = game.useBecause();
  const { min, max } = pickBounds(question);
  const from = question.decision.pick?.from ?? [];
  const first = inSheet ? '' : from.map(({ place }) => place).join();
  // Who plays by keyboard is taken to the cards that can be picked.
  useEffect(() => {
    if (first && usesKeyboard()) focusFirstOf(first.split(',') as Place[]);
  }, [question.id, first]);
  const give = (): void => {
    const outcome = acts.answer({ kind: 'cards', places: completePick(question, picked) });
    if (outcome.ok) return;
    const lines = because(outcome.reasons);
    refuse(lines.length > 0 ? lines : [prompt.whyNot.refused]);
  };
  return (
    <AskedDock note={`${prompt.picked(picked.length, min, max)} ${note}`.trim()} isFull={picked.length === max}>
      <BackButton />
      <Button
        tone="main"
        hint="Enter"
        data-act="confirm"
        data-enter
        reason={canConfirm(question, picked) ? undefined : ''}
        onClick={give}
      >
        {picked.length === 0 && min === 0
          ? prompt.confirmNone
          : `${confirm ?? prompt.confirm}${max > 1 ? ` ${completePick(question, picked).length} / ${max}` : ''}`}
      </Button>
    </AskedDock>
  );
}
