import { useEffect } from 'react';
import { meantKey } from '../../../../store/keeping/keys';
import { useSteady } from '../../../../ui/base/shared/use-steady';
import { letGoOfA, releaseA } from './hold-a';
import { CURTAIN_KEYS } from '../../../../ui/table/keyboard/curtain-keys';
import { KEY_ACTS, type KeyScene } from './key-acts';
import { useTableKeys } from '../../../../ui/table/keyboard/use-table-keys';

/** The table of a duel by keyboard; letting go of A shows the list of all acts, or ends the wish that they be asked. */
export function useKeyboard(scene: KeyScene, isOver: boolean): void {
  useTableKeys(scene, isOver, KEY_ACTS, CURTAIN_KEYS);
  const onKeyUp = useSteady((event: KeyboardEvent): void => {
    if (meantKey(event) === 'a') releaseA(scene.table);
  });
  useEffect(() => {
    addEventListener('keyup', onKeyUp, true);
    addEventListener('blur', letGoOfA);
    return () => {
      removeEventListener('keyup', onKeyUp, true);
      removeEventListener('blur', letGoOfA);
    };
  }, [onKeyUp]);
}
