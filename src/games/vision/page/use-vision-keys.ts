import type { VisionTable } from '../table';
import type { Player } from '../../../engine/vision';
import { useTable } from '../../../store/desk/table-store';
import { otherPlayer } from '../../../store/seats';
import { CURTAIN_KEYS } from '../../../ui/table/keyboard/curtain-keys';
import { hand, pile, TABLE_KEYS, takeBack, toggle, type KeyAct } from '../../../ui/table/keyboard/table-keys';
import { useTableKeys } from '../../../ui/table/keyboard/use-table-keys';
import { canConfirm, completePick } from '../../../ui/table/dock/picking';
import { pressRespond } from '../../../ui/table/dock/windows';
import { leavesReview, objects, REVIEW_KEYS } from '../../../ui/table/review/review-keys';
import { useDock } from '../../../ui/base/shared/dock-store';
import { pressGolden } from '../../../ui/base/shared/focus';
import { isPick, losesDefence } from './picking';
import type { VisionActs } from './vision-props';

interface KeyScene {
  readonly table: VisionTable;
  readonly acts: VisionActs;
  readonly bottomSeat: Player;
}

type Act = KeyAct<KeyScene>;

const on = (event: KeyboardEvent, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

const pass: Act = ({ table: { question }, acts }) => {
  if (question?.decision.kind !== 'priority' || question.decision.isOpen) return false;
  acts.pass();
  return true;
};

/**
 * Space passes too, but not where it would press the button that has the focus, nor where it would lose a defence that is
 * possible now and never again: that takes P. Open play is ended by N.
 */
const space: Act = (scene, event) => {
  const { question } = scene.table;
  if (question && losesDefence(question)) return false;
  const onCard = on(event, '[data-place]') && scene.table.question?.form === 'window';
  return (onCard || !on(event, 'button, input, [data-sheet]')) && pass(scene, event);
};

const next: Act = ({ table: { question }, acts }) => {
  if (question?.decision.kind !== 'priority' || !question.decision.isOpen) return false;
  acts.pass();
  return true;
};

const look: Act = ({ table: { question }, acts }) => {
  if (!question || question.form === 'choice') return false;
  acts.look();
  return true;
};

/** One step back: a sheet, a selection, the draft of an act. Never an answer. */
const back: Act = ({ table, acts }) => {
  const dock = useDock.getState();
  if (leavesReview(table)) return true;
  if (dock.sheet) dock.close();
  else if (dock.selected !== null) dock.select(null);
  else if (table.question?.canGoBack) acts.back();
  else if (table.glance?.kind === 'act') useTable.getState().cover();
  else return false;
  return true;
};

const enter: Act = ({ table, acts }, event) => {
  const { question } = table;
  if (objects(table, event)) return true;
  if (!question || on(event, 'button')) return false;
  if (!isPick(question)) return pressGolden(event);
  const { picked } = useDock.getState();
  if (canConfirm(question, picked)) acts.answer({ kind: 'cards', places: completePick(question, picked) });
  return true;
};

/** All acts as a list. */
const all: Act = ({ table: { question } }) =>
  question?.form === 'choice' && question.decision.kind === 'priority' && toggle({ kind: 'acts' });

const respond: Act = ({ table, bottomSeat }, { shiftKey }) => {
  const asked = table.question?.player ?? bottomSeat;
  if (table.view.result) return false;
  pressRespond(shiftKey ? asked : otherPlayer(asked), table);
  return true;
};

const KEYS: Readonly<Record<string, Act>> = {
  ...TABLE_KEYS,
  ' ': space,
  p: pass,
  n: next,
  l: look,
  a: all,
  h: hand,
  escape: back,
  backspace: back,
  enter,
  g: pile('underworld'),
  b: pile('removed'),
  r: respond,
  z: takeBack,
  ...Object.fromEntries(Object.entries(REVIEW_KEYS).map(([key, act]): [string, Act] => [key, ({ table }) => act(table)])),
};

/** The table of VISION by keyboard. */
export const useVisionKeys = (scene: KeyScene, isOver: boolean): void => useTableKeys(scene, isOver, KEYS, CURTAIN_KEYS);
