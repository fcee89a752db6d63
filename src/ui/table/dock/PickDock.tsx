import { useEffect, type ReactNode } from 'react';
import type { Place, Seat } from '../../../engine/table';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import type { Question } from '../../../store/desk/question';
import { Button } from '../../base/shared/Button';
import { useDock } from '../../base/shared/dock-store';
import { focusFirstOf, usesKeyboard } from '../../base/shared/focus';
import { partsOf } from '../field/places';
import { AskedDock, BackButton } from './AskedDock';
import { DockPlaceButton } from './DockPlaceButton';
import { canConfirm, completePick, isOrdered, pickBounds, togglePick, type PickQuestion } from './picking';
import { useScene } from './scene';
import { useNameAt } from './thoughts';

interface PickDockProps {
  readonly question: PickQuestion & Pick<Question, 'id' | 'player'>;
  readonly note: string;
  /** The candidates lie in a sheet beside the field. */
  readonly inSheet: boolean;
  /** What they are called among each other, where that is more than their names. */
  readonly nameOf?: (place: Place) => string;
  readonly confirm?: { readonly label: ReactNode; readonly className: string } | undefined;
}

/**
 * Cards are picked where they lie, on the table or in a sheet; Confirm gives them. Only the hand on the other side lies too close
 * for that: where cards of it can be picked, the dock lists them all.
 */
export function PickDock({ question, note, inSheet, nameOf, confirm }: PickDockProps) {
  const { acts, game } = useScene();
  const picked = useDock((dock) => dock.picked);
  const { refuse } = useDock.getState();
  const prompt = usePromptTexts();
  const because = game.useBecause();
  const nameAt = useNameAt();
  const { min, max } = pickBounds(question);
  const from = question.decision.pick?.from ?? [];
  const isListed = !inSheet && from.some(({ place }) => liesFar(place, question.player));
  const first = inSheet || isListed ? '' : from.map(({ place }) => place).join();
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
        className={confirm?.className ?? ''}
        data-act="confirm"
        data-enter
        reason={canConfirm(question, picked) ? undefined : ''}
        onClick={give}
      >
        {confirm?.label ?? (picked.length === 0 && min === 0 ? prompt.confirmNone : prompt.confirm)}
      </Button>
      {isListed &&
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
              {isOrdered(question) && at >= 0 && <b>{at + 1}</b>}
              {(nameOf ?? nameAt)(place)}
            </DockPlaceButton>
          );
        })}
    </AskedDock>
  );
}

/** In the hand of the other player cards lie one over the other. */
function liesFar(place: Place, player: Seat): boolean {
  const { seat, zone } = partsOf(place);
  return zone === 'hand' && seat !== player;
}
