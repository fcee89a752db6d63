import { useEffect } from 'react';
import { useDock } from '../shared/dock-store';
import { focusConfirm, focusDockButton, focusPlace, noteInput, usesKeyboard, walkFromDock } from '../shared/focus';
import { holdA, letGoOfA, releaseA } from './hold-a';
import { CURTAIN_ACTS, KEY_ACTS, type KeyScene } from './key-acts';

/** The key belongs to what has the focus: letters to a text field, arrows and Space to a choice. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input[type="radio"]')) return key === ' ' || key.startsWith('Arrow');
  return target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** Everything on the table by keyboard. Keys act for the seat that is asked; Respond acts for the other one. */
export function useKeyboard(scene: KeyScene, isOver: boolean): void {
  useEffect(noteInput, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isTyping(event))
        return;
      const { curtain, request } = scene.table;
      const key = event.key.toLowerCase();
      if (key === 'a' && curtain === null && !isOver && !request && !scene.table.review) {
        event.preventDefault();
        return holdA(event.repeat);
      }
      const acts = curtain !== null ? CURTAIN_ACTS : KEY_ACTS;
      const closesSheet = key === 'escape' && curtain === null && useDock.getState().sheet !== null;
      if (!closesSheet && (isOver || (request && !/^[1-9]$/.test(key)))) return;
      const act = Object.hasOwn(acts, key) ? acts[key] : undefined;
      if (act?.(scene, event) || (curtain === null && walkFromDock(event))) event.preventDefault();
    };
    // Before the table's own keys: a step back is taken once.
    const onKeyUp = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'a') releaseA(scene.table);
    };
    addEventListener('keydown', onKeyDown, true);
    addEventListener('keyup', onKeyUp, true);
    addEventListener('blur', letGoOfA);
    return () => {
      removeEventListener('keydown', onKeyDown, true);
      removeEventListener('keyup', onKeyUp, true);
      removeEventListener('blur', letGoOfA);
    };
  }, [scene, isOver]);

  useEffect(
    () =>
      useDock.subscribe((dock, before) => {
        if (!usesKeyboard() || dock.question !== before.question) return;
        const { selected, picked } = dock;
        requestAnimationFrame(() => {
          if (selected !== before.selected || dock.isAiming !== before.isAiming) {
            if (selected !== null) focusDockButton();
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
