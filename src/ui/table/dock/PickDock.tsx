import { useEffect, type ReactNode } from 'react';
import type { Place, Seat } from '../../../engine/table';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import { Button } from '../../base/shared/Button';
import { useDock } from '../../base/shared/dock-store';
import { focusFirstOf, usesKeyboard } from '../../base/shared/focus';
import { partsOf } from '../field/places';
import { Dock } from './Dock';
import { DockPlaceButton } from './DockPlaceButton';
import { canConfirm, isOrdered, pickBounds, togglePick, type PickQuestion } from './picking';

interface PickDockProps {
  readonly question: PickQuestion & { readonly id: string; readonly player: Seat; readonly canGoBack: boolean };
  readonly say: ReactNode;
  readonly note: string;
  /** The candidates lie in a sheet beside the field. */
  readonly inSheet: boolean;
  readonly nameOf: (place: Place) => string;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
  readonly confirm?: { readonly label: ReactNode; readonly className: string } | undefined;
}

/**
 * Cards are picked where they lie, on the table or in a sheet; Confirm gives them. Only the hand on the other side lies too close
 * for that: where cards of it can be picked, the dock lists them all.
 */
export function PickDock({ question, say, note, inSheet, nameOf, onBack, onConfirm, confirm }: PickDockProps) {
  const picked = useDock((dock) => dock.picked);
  const refusal = useDock((dock) => dock.refusal);
  const prompt = usePromptTexts();
  const { min, max } = pickBounds(question);
  const from = question.decision.pick?.from ?? [];
  const isListed = !inSheet && from.some(({ place }) => liesFar(place, question.player));
  const first = inSheet || isListed ? '' : from.map(({ place }) => place).join();
  // Who plays by keyboard is taken to the cards that can be picked.
  useEffect(() => {
    if (first && usesKeyboard()) focusFirstOf(first.split(',') as Place[]);
  }, [question.id, first]);
  return (
    <Dock
      seat={question.player}
      question={question.id}
      kind={question.decision.kind}
      say={say}
      note={`${prompt.picked(picked.length, min, max)} ${note}`.trim()}
      refusal={refusal}
      isFull={picked.length === max}
    >
      {question.canGoBack && (
        <Button hint="Esc" data-back onClick={onBack}>
          {prompt.back}
        </Button>
      )}
      <Button
        tone="main"
        hint="Enter"
        className={confirm?.className ?? ''}
        data-act="confirm"
        data-enter
        reason={canConfirm(question, picked) ? undefined : ''}
        onClick={onConfirm}
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
              {nameOf(place)}
            </DockPlaceButton>
          );
        })}
    </Dock>
  );
}

/** In the hand of the other player cards lie one over the other. */
function liesFar(place: Place, player: Seat): boolean {
  const { seat, zone } = partsOf(place);
  return zone === 'hand' && seat !== player;
}
