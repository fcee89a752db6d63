import { isPlace } from '../../../engine/table';
import type { Seat } from '../../../engine/table';
import { whyTexts } from '../../../i18n/remedy-texts';
import { useTable } from '../../../store/desk/table-store';
import { useSeating } from '../../../store/desk/seating';
import type { Table } from '../../../store/desk/table';
import { useSettings } from '../../../store/keeping/settings';
import { otherPlayer } from '../../../store/seats';
import { peekWhileHeld } from '../curtain/peek-while-held';
import { canConfirm, completePick, isPick } from '../dock/picking';
import { pressTakeBack } from '../dock/TakeBack';
import { pressRespond } from '../dock/windows';
import { leavesReview, objects, REVIEW_KEYS } from '../review/review-keys';
import { useDock, type Sheet } from '../../base/shared/dock-store';
import { answerButtons, focusDock, focusField, focusHand, pickablePlaces, pressGolden } from '../../base/shared/focus';
import { openPiles, type TableLayout } from '../field/layout';
import type { TableActs } from '../dock/scene';

interface Acting<Scene> {
  /** True: the key has done its work. A method: the keys of a game are given no table but its own. */
  act(scene: Scene, event: KeyboardEvent): boolean;
}
export type KeyAct<Scene> = Acting<Scene>['act'];

/** What the keys of a table act on. */
export interface KeyScene<T extends Table = Table> {
  readonly table: T;
  readonly acts: TableActs;
  readonly near: Seat;
  readonly layout: TableLayout;
}

/** By the usual key of a command. */
export type Keys<T extends Table = Table> = Readonly<Record<string, KeyAct<KeyScene<T>>>>;

const done = (_: void): true => true;

/** Opens a sheet, or closes it where it is open. */
export function toggle(sheet: Sheet): true {
  const { sheet: open, open: show } = useDock.getState();
  show(JSON.stringify(open) === JSON.stringify(sheet) ? null : sheet);
  return true;
}

export const isOn = ({ target }: KeyboardEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** A pile of the player below; with Shift, of the one above. */
const pile = (zone: string, near: Seat, { shiftKey }: KeyboardEvent): true =>
  toggle({ kind: 'pile', pile: zone, seat: shiftKey ? otherPlayer(near) : near });

/** Why not: the card or zone in focus, or else the card that is selected. */
const whyNot: KeyAct<unknown> = (_, event) => {
  const { selected, sheet, open, refuse } = useDock.getState();
  const focused = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined;
  const place = isPlace(focused) ? focused : selected;
  if (sheet?.kind === 'whyNot' && (place === null || place === sheet.place)) open(null);
  else if (place === null) refuse([whyTexts[useSettings.getState().language].nothingFocused]);
  else open({ kind: 'whyNot', place });
  return true;
};

const rules: KeyAct<unknown> = () => {
  const { sheet, openRule, close } = useDock.getState();
  if (sheet?.kind === 'rules') close();
  else openRule();
  return true;
};

const digit: KeyAct<unknown> = (_, { key }) => {
  [...pickablePlaces(), ...answerButtons()][Number(key) - 1]?.click();
  return true;
};

/** To the hand; where all hands lie face-down it is shown as long as the key is held. */
const hand: KeyAct<KeyScene> = ({ table, near }, { key, repeat, shiftKey }) => {
  if (table.secrecy === 'peek' && !repeat) {
    const asked = table.question?.player ?? near;
    peekWhileHeld(shiftKey ? otherPlayer(asked) : asked, key);
  }
  if (!repeat && !shiftKey) focusHand();
  return true;
};

/** The last selection of an act that is being built; otherwise the last act, or why it stands. */
const takeBack: KeyAct<KeyScene> = ({ table, acts }) => {
  if (!table.question?.canGoBack) return pressTakeBack(table);
  return done(acts.back());
};

/** Back to a window: of the seat that is not asked; with Shift, of the one that is. */
const respond: KeyAct<KeyScene> = ({ table, near }, { shiftKey }) => {
  const asked = table.question?.player ?? near;
  return done(pressRespond(shiftKey ? asked : otherPlayer(asked), table));
};

/** One step back: a sheet, a selection, the draft of an act. Never an answer. */
const back: KeyAct<KeyScene> = ({ table, acts }) => {
  const dock = useDock.getState();
  if (leavesReview(table)) return true;
  if (dock.sheet) dock.close();
  else if (dock.isAiming) dock.select(dock.selected);
  else if (dock.selected !== null) dock.select(null);
  else if (table.question?.canGoBack) acts.back();
  else if (table.glance?.kind === 'act') useTable.getState().cover();
  else return false;
  return true;
};

const enter: KeyAct<KeyScene> = ({ table, acts }, event) => {
  const { question } = table;
  if (objects(table, event)) return true;
  if (!question || isOn(event, 'button')) return false;
  if (!isPick(question)) return pressGolden(event);
  const { picked } = useDock.getState();
  if (canConfirm(question, picked)) acts.answer({ kind: 'cards', places: completePick(question, picked) });
  return true;
};

/** The keys that every table has, whatever is played on it. */
const TABLE_KEYS: Keys = {
  f: () => done(useSeating.getState().turn()),
  j: () => done(focusField()),
  d: () => done(focusDock()),
  c: () => done(useDock.getState().stretchLog()),
  m: () => toggle({ kind: 'menu' }),
  '?': () => toggle({ kind: 'keys' }),
  w: whyNot,
  '/': rules,
  l: ({ acts }) => done(acts.look()),
  h: hand,
  r: respond,
  z: takeBack,
  escape: back,
  backspace: back,
  enter,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [String(n), digit])),
  ...Object.fromEntries(
    Object.entries(REVIEW_KEYS).map(([key, act]): [string, Keys[string]] => [key, ({ table }) => act(table)]),
  ),
};

/** What a key does: for its game, on every table, or with a pile that can be looked through here. */
export function actOf(key: string, own: Keys): Keys[string] {
  const act = [own, TABLE_KEYS].find((keys) => Object.hasOwn(keys, key))?.[key];
  if (act) return act;
  return ({ layout, near }, event) => {
    const stand = openPiles(layout).find(({ opens }) => opens?.key === key);
    return stand !== undefined && pile(stand.zone, near, event);
  };
}
