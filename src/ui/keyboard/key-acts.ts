import { isPlace } from '../../engine/table';
import type { Player } from '../../engine/duel';
import { whyTexts } from '../../i18n/remedy-texts';
import { useDuel, type Table } from '../../store/desk/duel-store';
import { useSeating } from '../../store/desk/seating';
import { otherPlayer } from '../../store/seats';
import { useSettings } from '../../store/keeping/settings';
import { peekWhileHeld } from '../curtain/peek-while-held';
import { layoutOf, pendulumLayout } from '../faces/duel-layout';
import { openPiles } from '../table/layout';
import { announcements } from '../prompt/acts';
import { beginPendulumSummon } from '../prompt/PendulumSummon';
import { useDock, type Sheet } from '../shared/dock-store';
import { confirmPick, isPick } from '../prompt/picking';
import type { Speech } from '../prompt/sentences';
import { pressRespond } from '../prompt/windows';
import { leavesReview, objects, REVIEW_KEYS } from '../review/review-keys';
import { answerButtons, focusDock, focusField, focusHand } from '../shared/focus';

/** What a key acts on. */
export interface KeyScene {
  readonly table: Table;
  readonly speech: Speech;
  readonly bottomSeat: Player;
}

/** True: the key has done its work. */
type KeyAct = (scene: KeyScene, event: KeyboardEvent) => boolean;

const done = (_: void): true => true;

function toggle(sheet: Sheet): true {
  const { sheet: open, open: show } = useDock.getState();
  show(JSON.stringify(open) === JSON.stringify(sheet) ? null : sheet);
  return true;
}

/** A pile that can be looked through, if this table has it. */
const pile =
  (zone: string): KeyAct =>
  ({ table, bottomSeat }, event) =>
    openPiles(layoutOf(table.view)).some((stand) => stand.zone === zone) &&
    toggle({ kind: 'pile', pile: zone, seat: event.shiftKey ? otherPlayer(bottomSeat) : bottomSeat });

const pass: KeyAct = ({ table }) => {
  if (table.question?.decision.kind !== 'respond') return false;
  useDuel.getState().pass();
  return true;
};

const pendulum: KeyAct = ({ table, speech }) => beginPendulumSummon(table, speech, useSettings.getState().language);

/** Space passes too, but not where it would press the button that has the focus. */
const space: KeyAct = (scene, event) => {
  const onButton = event.target instanceof Element && event.target.closest('button, input, [data-sheet]') !== null;
  const onCard = event.target instanceof Element && event.target.closest('[data-place]') !== null;
  if (onButton && !(onCard && scene.table.question?.form === 'window')) return false;
  return pass(scene, event);
};

const next: KeyAct = ({ table }) => {
  const option = table.question && announcements(table.question.decision)[0];
  if (option) useDuel.getState().answer({ kind: 'option', index: option.index });
  return option !== undefined && option !== null;
};

const respond: KeyAct = ({ table, bottomSeat }, event) => {
  const acting = table.question?.player ?? bottomSeat;
  const seat = event.shiftKey ? acting : otherPlayer(acting);
  pressRespond(seat, table);
  return true;
};

/** Why not: the card or zone in focus, or else the card that is selected. */
const whyNot: KeyAct = (_, event) => {
  const { selected, sheet, open, refuse } = useDock.getState();
  const focused = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined;
  const place = isPlace(focused) ? focused : selected;
  if (sheet?.kind === 'whyNot' && (place === null || place === sheet.place)) open(null);
  else if (place === null) refuse([whyTexts[useSettings.getState().language].nothingFocused]);
  else open({ kind: 'whyNot', place });
  return true;
};

/** One step back: a sheet, a selection, the draft of an act. Never an answer. */
const back: KeyAct = ({ table }) => {
  const dock = useDock.getState();
  if (leavesReview(table)) return true;
  if (dock.sheet) dock.close();
  else if (dock.isAiming) dock.select(dock.selected);
  else if (dock.selected !== null) dock.select(null);
  else if (table.question?.canGoBack) useDuel.getState().back();
  else if (table.glance?.kind === 'act') useDuel.getState().cover();
  else return false;
  return true;
};

const enter: KeyAct = ({ table }, event) => {
  const { question } = table;
  if (objects(table, event)) return true;
  const onButton = event.target instanceof Element && event.target.closest('button') !== null;
  if (!question || !isPick(question) || onButton) return false;
  confirmPick(question, () => undefined);
  return true;
};

/** All acts as a list: a short press of A. */
export function toggleActs(table: Table): void {
  if (table.question?.form === 'choice' && table.question.decision.options !== undefined) toggle({ kind: 'acts' });
}

const digit: KeyAct = (_, event) => {
  answerButtons()[Number(event.key) - 1]?.click();
  return true;
};

/** To the hand; where all hands lie face-down it is shown as long as the key is held. */
const hand: KeyAct = ({ table, bottomSeat }, { key, repeat, shiftKey }) => {
  if (table.secrecy === 'peek' && !repeat) {
    const asked = table.question?.player ?? bottomSeat;
    peekWhileHeld(shiftKey ? otherPlayer(asked) : asked, key);
  }
  if (!repeat && !shiftKey) focusHand();
  return true;
};

/** The letters of the keyboard map; `docs/keyboard.md` is its text. */
export const KEY_ACTS: Readonly<Record<string, KeyAct>> = {
  ' ': space,
  p: (scene, event) => pass(scene, event) || pendulum(scene, event),
  n: next,
  e: () => done(void useDuel.getState().endTurn()),
  r: respond,
  l: () => done(void useDuel.getState().look()),
  ...Object.fromEntries(openPiles(pendulumLayout).map(({ zone, opens }) => [opens?.key, pile(zone)])),
  h: hand,
  f: () => done(useSeating.getState().turn()),
  j: () => done(void focusField()),
  d: () => done(void focusDock()),
  m: () => toggle({ kind: 'menu' }),
  s: () => toggle({ kind: 'stops' }),
  ...Object.fromEntries(Object.entries(REVIEW_KEYS).map(([key, act]): [string, KeyAct] => [key, ({ table }) => act(table)])),
  '?': () => toggle({ kind: 'keys' }),
  w: whyNot,
  '/': () => {
    const { sheet, openRule, close } = useDock.getState();
    if (sheet?.kind === 'rules') close();
    else openRule();
    return true;
  },
  escape: back,
  backspace: back,
  enter,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [String(n), digit])),
};

function leaveCurtain(): boolean {
  const { sheet, open } = useDock.getState();
  if (sheet) open(null);
  else useDuel.getState().leaveCurtain();
  return true;
}

/** Keys that work while the curtain hangs. */
export const CURTAIN_ACTS: Readonly<Record<string, KeyAct>> = {
  enter: (_, event) => {
    const onOther = event.target instanceof Element && event.target.closest('button:not(.hold)') !== null;
    if (onOther || event.repeat) return false;
    useDuel.getState().openCurtain();
    return true;
  },
  escape: leaveCurtain,
  backspace: leaveCurtain,
  r: ({ table }) => {
    if (table.curtain === null || table.canLeaveCurtain) return false;
    pressRespond(table.curtain, table);
    return true;
  },
};
