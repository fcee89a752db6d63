import { useEffect } from 'react';
import { useDuel, type VisionTable } from '../../store/desk/duel-store';
import { otherPlayer } from '../../store/seats';
import { pressRespond } from '../prompt/windows';
import { leavesReview, objects, REVIEW_KEYS } from '../review/review-keys';
import { useDock } from '../shared/dock-store';
import { answerButtons, focusConfirm, focusDockButton, focusPlace, noteInput, usesKeyboard, walkFromDock } from '../shared/focus';
import type { Player } from '../../engine/vision';
import { canConfirm, completePick, isPick } from './picking';
import type { VisionActs } from './vision-props';

interface KeyScene {
  readonly table: VisionTable;
  readonly acts: VisionActs;
  readonly bottomSeat: Player;
}

/** True: the key has done its work. */
type KeyAct = (scene: KeyScene, event: KeyboardEvent) => boolean;

const on = (event: KeyboardEvent, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** Space passes, but not where it would press the button that has the focus. Open play is ended by N. */
const space: KeyAct = ({ table: { question }, acts }, event) => {
  if (question?.decision.kind !== 'priority' || question.decision.isOpen) return false;
  const onCard = on(event, '[data-place]') && question.form === 'window';
  if (on(event, 'button, input, [data-sheet]') && !onCard) return false;
  acts.pass();
  return true;
};

const next: KeyAct = ({ table: { question }, acts }) => {
  if (question?.decision.kind !== 'priority' || !question.decision.isOpen) return false;
  acts.pass();
  return true;
};

const look: KeyAct = ({ table: { question }, acts }) => {
  if (!question || question.form === 'choice') return false;
  acts.look();
  return true;
};

/** One step back: a sheet, a selection, the draft of an act. Never an answer. */
const back: KeyAct = ({ table, acts }) => {
  const { question } = table;
  const dock = useDock.getState();
  if (leavesReview(table)) return true;
  if (dock.sheet) dock.close();
  else if (dock.selected !== null) dock.select(null);
  else if (question?.canGoBack) acts.back();
  else return false;
  return true;
};

const enter: KeyAct = ({ table, acts }, event) => {
  const { question } = table;
  if (objects(table, event)) return true;
  if (!question || !isPick(question) || on(event, 'button')) return false;
  const { picked } = useDock.getState();
  if (canConfirm(question, picked)) acts.answer({ kind: 'cards', places: completePick(question, picked) });
  return true;
};

const pile =
  (zone: string): KeyAct =>
  ({ bottomSeat }, event) => {
    const seat: Player = event.shiftKey ? (bottomSeat === 0 ? 1 : 0) : bottomSeat;
    const { sheet, open } = useDock.getState();
    const isOpen = sheet?.kind === 'pile' && sheet.pile === zone && sheet.seat === seat;
    open(isOpen ? null : { kind: 'pile', pile: zone, seat });
    return true;
  };

const respond: KeyAct = ({ table, bottomSeat }, { shiftKey }) => {
  const asked = table.question?.player ?? bottomSeat;
  if (table.view.result) return false;
  pressRespond(shiftKey ? asked : otherPlayer(asked), table);
  return true;
};

const digit: KeyAct = (_, { key }) => {
  const button = answerButtons()[Number(key) - 1];
  button?.click();
  return button !== undefined;
};

const ACTS: Readonly<Record<string, KeyAct>> = {
  ' ': space,
  n: next,
  l: look,
  escape: back,
  enter,
  g: pile('underworld'),
  b: pile('removed'),
  r: respond,
  ...Object.fromEntries(Object.entries(REVIEW_KEYS).map(([key, act]): [string, KeyAct] => [key, ({ table }) => act(table)])),
  ...Object.fromEntries(['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((key) => [key, digit])),
};

/** The curtain is opened with Enter, and left where its player may leave it. */
const CURTAIN_ACTS: Readonly<Record<string, KeyAct>> = {
  enter: (_, event) => {
    if (event.repeat) return false;
    useDuel.getState().openCurtain();
    return true;
  },
  escape: ({ table }) => {
    if (!table.canLeaveCurtain) return false;
    useDuel.getState().leaveCurtain();
    return true;
  },
};

const isTyping = (event: KeyboardEvent): boolean => on(event, 'input, textarea, select, [contenteditable]');

/** Everything on the table of VISION by keyboard. */
export function useVisionKeys(scene: KeyScene, isOver: boolean): void {
  useEffect(noteInput, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isTyping(event))
        return;
      const { curtain, request } = scene.table;
      const key = event.key.toLowerCase();
      const acts = curtain === null ? ACTS : CURTAIN_ACTS;
      const closesSheet = key === 'escape' && curtain === null && useDock.getState().sheet !== null;
      if (!closesSheet && (isOver || (request && !/^[1-9]$/.test(key)))) return;
      const act = Object.hasOwn(acts, key) ? acts[key] : undefined;
      if (act?.(scene, event) || (curtain === null && walkFromDock(event))) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [scene, isOver]);
  useEffect(
    () =>
      useDock.subscribe((dock, before) => {
        if (!usesKeyboard() || dock.question !== before.question) return;
        requestAnimationFrame(() => {
          if (dock.selected !== before.selected) {
            if (dock.selected !== null) focusDockButton();
            else if (before.selected !== null) focusPlace(before.selected);
          } else if (dock.picked.length > before.picked.length && document.querySelector('.dock[data-full="true"]'))
            focusConfirm();
        });
      }),
    [],
  );
}
