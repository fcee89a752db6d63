import type { DuelTable } from '../../table';
import { useEffect, useMemo } from 'react';
import { useTable } from '../../../../store/desk/table-store';
import { meantKey } from '../../../../store/keeping/keys';
import { announcements } from '../prompt/acts';
import { beginPendulumSummon } from '../prompt/PendulumSummon';
import { useSpeech } from '../prompt/use-speech';
import { useSteady } from '../../../../ui/base/shared/use-steady';
import { useScene } from '../../../../ui/table/dock/scene';
import { holdA, letGoOfA, releaseA } from './hold-a';
import { isOn, toggle, type KeyAct, type KeyScene, type Keys } from '../../../../ui/table/keyboard/table-keys';

type Act = KeyAct<KeyScene<DuelTable>>;

const pass: Act = ({ table, acts }) => {
  if (table.question?.decision.kind !== 'respond') return false;
  acts.pass();
  return true;
};

/** Space passes too, but not where it would press the button that has the focus. */
const space: Act = (scene, event) => {
  const passesOver = isOn(event, '[data-place]') && scene.table.question?.form === 'window';
  return (passesOver || !isOn(event, 'button, input, [data-sheet]')) && pass(scene, event);
};

const next: Act = ({ table, acts }) => {
  const option = table.question && announcements(table.question.decision)[0];
  if (option) acts.answer({ kind: 'option', index: option.index });
  return Boolean(option);
};

/** The letters of the keyboard map that the duel has besides; `docs/keyboard.md` is its text. */
const DUEL_KEYS: Keys<DuelTable> = {
  ' ': space,
  n: next,
  e: () => {
    useTable.getState().endTurn();
    return true;
  },
  a: ({ table }, event) => {
    if (table.review) return false;
    holdA(event.repeat);
    return true;
  },
  s: () => toggle({ kind: 'stops' }),
};

/** The duel by keyboard; letting go of A shows the list of all acts, or ends the wish that they be asked. */
export function useDuelKeys(): Keys<DuelTable> {
  const { table } = useScene<DuelTable>();
  const speech = useSpeech(table);
  const onKeyUp = useSteady((event: KeyboardEvent): void => {
    if (meantKey(event) === 'a') releaseA(table);
  });
  useEffect(() => {
    addEventListener('keyup', onKeyUp, true);
    addEventListener('blur', letGoOfA);
    return () => {
      removeEventListener('keyup', onKeyUp, true);
      removeEventListener('blur', letGoOfA);
    };
  }, [onKeyUp]);
  return useMemo(
    () => ({ ...DUEL_KEYS, p: (scene, event) => pass(scene, event) || beginPendulumSummon(scene.table, speech) }),
    [speech],
  );
}
