import { useEffect } from 'react';
import { meantKey } from '../../../store/keeping/keys';
import { useDock } from '../../base/shared/dock-store';
import { walkFromDock } from '../../base/shared/focus';
import { useSteady } from '../../base/shared/use-steady';
import { useFollowSelection } from './follow-selection';
import { CURTAIN_KEYS } from './curtain-keys';
import { actOf, type KeyScene, type Keys } from './table-keys';
import { isFree } from './typing';

/**
 * Everything on the table by keyboard. Keys act for the seat that is asked; Respond acts for the other one. While the curtain
 * hangs its own keys count, and while one player wishes something of the other only what answers that.
 */
export function useTableKeys(scene: KeyScene, isOver: boolean, own: Keys): void {
  useFollowSelection();
  // One listener for as long as the table lies there: a key that has the table drawn first is heard by the table that is drawn.
  const onKeyDown = useSteady((event: KeyboardEvent): void => {
    if (!isFree(event)) return;
    // A key that is held down has been heard: where it takes the focus along it must not press there again.
    if (event.repeat && event.key === 'Enter') return event.preventDefault();
    const { curtain, request } = scene.table;
    const key = meantKey(event);
    const closesSheet = key === 'escape' && curtain === null && useDock.getState().sheet !== null;
    if (!closesSheet && (isOver || (request && !/^[1-9]$/.test(key ?? '')))) return;
    const act = key === null ? undefined : curtain === null ? actOf(key, own) : CURTAIN_KEYS[key];
    if (act?.(scene, event) || (curtain === null && walkFromDock(event))) event.preventDefault();
  });
  useEffect(() => {
    // Before the table's own keys: a step back is taken once.
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [onKeyDown]);
}
