import { useEffect } from 'react';
import { useDock } from '../../base/shared/dock-store';
import { focusConfirm, focusDockButton, focusPlace, noteInput, pickablePlaces, usesKeyboard } from '../../base/shared/focus';

/** Who plays by keyboard is taken along: to the acts of a card that was selected, back to it, to Confirm when a pick is full. */
export function useFollowSelection(): void {
  useEffect(noteInput, []);
  useEffect(
    () =>
      useDock.subscribe((dock, before) => {
        if (!usesKeyboard() || dock.question !== before.question) return;
        const { selected, picked } = dock;
        requestAnimationFrame(() => {
          // Answered within the frame: the next question has taken the keyboard where it wants it.
          if (useDock.getState().question !== dock.question) return;
          if (selected !== before.selected || dock.isAiming !== before.isAiming) {
            const [target] = dock.isAiming ? pickablePlaces() : [];
            if (target) target.focus({ preventScroll: true });
            else if (selected !== null) focusDockButton();
            else if (before.selected !== null) focusPlace(before.selected);
          } else if (picked.length > before.picked.length) focusConfirmIfFull();
        });
      }),
    [],
  );
}

/** When nothing more can be picked, Enter confirms. */
function focusConfirmIfFull(): void {
  if (document.querySelector('.dock[data-full="true"]')) focusConfirm();
}
