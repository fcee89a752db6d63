import type { Table } from '../../../store/desk/table';
import { isOpenPlay } from '../../../store/running/open-play';
import { isOn, toggle, type KeyAct, type KeyScene, type Keys } from './table-keys';

type Act = KeyAct<KeyScene>;
type Question = NonNullable<Table['question']>;

const passes =
  (isOpen: boolean): Act =>
  ({ table: { question }, acts }) => {
    if (question?.decision.kind !== 'priority' || isOpenPlay(question.decision) !== isOpen) return false;
    acts.pass();
    return true;
  };

const pass = passes(false);

/** All acts as a list. */
const all: Act = ({ table: { question } }) =>
  question?.form === 'choice' && question.decision.kind === 'priority' && toggle({ kind: 'acts' });

/**
 * The letters of the keyboard map of a game whose windows and open play both end by a pass. Space passes too, but not where it
 * would press the button that has the focus, nor where `holds` says that a pass gives something away: that takes P. Open play is
 * ended by N.
 */
export const passKeys = (holds: (question: Question) => boolean): Keys => ({
  ' ': (scene, event) => {
    const { question } = scene.table;
    if (question && holds(question)) return false;
    const passesOver = isOn(event, '[data-place]') && question?.form === 'window';
    return (passesOver || !isOn(event, 'button, input, [data-sheet]')) && pass(scene, event);
  },
  p: pass,
  n: passes(true),
  a: all,
});
