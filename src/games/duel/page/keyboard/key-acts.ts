import type { DuelTable } from '../../table';
import type { Player } from '../../../../engine/duel';
import { useTable } from '../../../../store/desk/table-store';
import { otherPlayer } from '../../../../store/seats';
import { layoutOf, pendulumLayout } from '../face/duel-layout';
import { openPiles } from '../../../../ui/table/field/layout';
import { announcements } from '../prompt/acts';
import { beginPendulumSummon } from '../prompt/PendulumSummon';
import { useDock } from '../../../../ui/base/shared/dock-store';
import { confirmPick, isPick } from '../../../../ui/table/dock/picking';
import type { Speech } from '../prompt/sentences';
import { pressRespond } from '../../../../ui/table/dock/windows';
import { leavesReview, objects, REVIEW_KEYS } from '../../../../ui/table/review/review-keys';
import { pressGolden } from '../../../../ui/base/shared/focus';
import { holdA } from './hold-a';
import { hand, pile, TABLE_KEYS, takeBack, toggle, type KeyAct } from '../../../../ui/table/keyboard/table-keys';

/** What a key acts on. */
export interface KeyScene {
  readonly table: DuelTable;
  readonly speech: Speech;
  readonly bottomSeat: Player;
}

type Act = KeyAct<KeyScene>;

const done = (_: void): true => true;

/** A pile that can be looked through, if this table has it. */
const pileHere =
  (zone: string): Act =>
  (scene, event) =>
    openPiles(layoutOf(scene.table.view)).some((stand) => stand.zone === zone) && pile(zone)(scene, event);

const pass: Act = ({ table }) => {
  if (table.question?.decision.kind !== 'respond') return false;
  useTable.getState().pass();
  return true;
};

const pendulum: Act = ({ table, speech }) => beginPendulumSummon(table, speech);

/** Space passes too, but not where it would press the button that has the focus. */
const space: Act = (scene, event) => {
  const onButton = event.target instanceof Element && event.target.closest('button, input, [data-sheet]') !== null;
  const onCard = event.target instanceof Element && event.target.closest('[data-place]') !== null;
  if (onButton && !(onCard && scene.table.question?.form === 'window')) return false;
  return pass(scene, event);
};

const next: Act = ({ table }) => {
  const option = table.question && announcements(table.question.decision)[0];
  if (option) useTable.getState().answer({ kind: 'option', index: option.index });
  return option !== undefined && option !== null;
};

const respond: Act = ({ table, bottomSeat }, event) => {
  const acting = table.question?.player ?? bottomSeat;
  const seat = event.shiftKey ? acting : otherPlayer(acting);
  pressRespond(seat, table);
  return true;
};

/** One step back: a sheet, a selection, the draft of an act. Never an answer. */
const back: Act = ({ table }) => {
  const dock = useDock.getState();
  if (leavesReview(table)) return true;
  if (dock.sheet) dock.close();
  else if (dock.isAiming) dock.select(dock.selected);
  else if (dock.selected !== null) dock.select(null);
  else if (table.question?.canGoBack) useTable.getState().back();
  else if (table.glance?.kind === 'act') useTable.getState().cover();
  else return false;
  return true;
};

const enter: Act = ({ table }, event) => {
  const { question } = table;
  if (objects(table, event)) return true;
  const onButton = event.target instanceof Element && event.target.closest('button') !== null;
  if (!question || onButton) return false;
  if (!isPick(question)) return pressGolden(event);
  confirmPick(question, () => undefined);
  return true;
};

/** The letters of the keyboard map; `docs/keyboard.md` is its text. */
export const KEY_ACTS: Readonly<Record<string, Act>> = {
  ...TABLE_KEYS,
  ' ': space,
  p: (scene, event) => pass(scene, event) || pendulum(scene, event),
  n: next,
  e: () => done(void useTable.getState().endTurn()),
  r: respond,
  z: takeBack,
  l: () => done(void useTable.getState().look()),
  ...Object.fromEntries(openPiles(pendulumLayout).map(({ zone, opens }) => [opens?.key, pileHere(zone)])),
  h: hand,
  a: ({ table }, event) => {
    if (table.review) return false;
    holdA(event.repeat);
    return true;
  },
  s: () => toggle({ kind: 'stops' }),
  ...Object.fromEntries(Object.entries(REVIEW_KEYS).map(([key, act]): [string, Act] => [key, ({ table }) => act(table)])),
  escape: back,
  backspace: back,
  enter,
};
