import type { VisionTable } from '../table';
import { isOn, toggle, type KeyAct, type KeyScene, type Keys } from '../../../ui/table/keyboard/table-keys';
import { losesDefence } from './picking';

type Act = KeyAct<KeyScene<VisionTable>>;

const passes =
  (isOpen: boolean): Act =>
  ({ table: { question }, acts }) => {
    if (question?.decision.kind !== 'priority' || question.decision.isOpen !== isOpen) return false;
    acts.pass();
    return true;
  };

const pass = passes(false);

/**
 * Space passes too, but not where it would press the button that has the focus, nor where it would lose a defence that is
 * possible now and never again: that takes P. Open play is ended by N.
 */
const space: Act = (scene, event) => {
  const { question } = scene.table;
  if (question && losesDefence(question)) return false;
  const passesOver = isOn(event, '[data-place]') && question?.form === 'window';
  return (passesOver || !isOn(event, 'button, input, [data-sheet]')) && pass(scene, event);
};

/** All acts as a list. */
const all: Act = ({ table: { question } }) =>
  question?.form === 'choice' && question.decision.kind === 'priority' && toggle({ kind: 'acts' });

const KEYS: Keys<VisionTable> = { ' ': space, p: pass, n: passes(true), a: all };

/** The letters of the keyboard map that VISION has besides. */
export const useVisionKeys = (): Keys<VisionTable> => KEYS;
