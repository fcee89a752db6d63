import { isPlace } from '../../../engine/table';
import type { Player } from '../../../engine/duel';
import { whyTexts } from '../../../i18n/remedy-texts';
import { useTable } from '../../../store/desk/table-store';
import { useSeating } from '../../../store/desk/seating';
import type { Table } from '../../../store/desk/table';
import { useSettings } from '../../../store/keeping/settings';
import { otherPlayer } from '../../../store/seats';
import { peekWhileHeld } from '../curtain/peek-while-held';
import { pressTakeBack } from '../dock/TakeBack';
import { useDock, type Sheet } from '../../base/shared/dock-store';
import { answerButtons, focusDock, focusField, focusHand, pickablePlaces } from '../../base/shared/focus';

/** True: the key has done its work. */
export type KeyAct<Scene> = (scene: Scene, event: KeyboardEvent) => boolean;

/** What the keys of any table act on. */
interface AnyScene {
  readonly bottomSeat: Player;
}

const done = (_: void): true => true;

/** Opens a sheet, or closes it where it is open. */
export function toggle(sheet: Sheet): true {
  const { sheet: open, open: show } = useDock.getState();
  show(JSON.stringify(open) === JSON.stringify(sheet) ? null : sheet);
  return true;
}

/** A pile of the player below; with Shift, of the one above. */
export const pile =
  (zone: string): KeyAct<AnyScene> =>
  ({ bottomSeat }, { shiftKey }) =>
    toggle({ kind: 'pile', pile: zone, seat: shiftKey ? otherPlayer(bottomSeat) : bottomSeat });

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
  const buttons = answerButtons();
  (buttons.length > 0 ? buttons : pickablePlaces())[Number(key) - 1]?.click();
  return true;
};

/** To the hand; where all hands lie face-down it is shown as long as the key is held. */
export const hand: KeyAct<AnyScene & { readonly table: Pick<Table, 'secrecy' | 'question'> }> = (
  { table, bottomSeat },
  { key, repeat, shiftKey },
) => {
  if (table.secrecy === 'peek' && !repeat) {
    const asked = table.question?.player ?? bottomSeat;
    peekWhileHeld(shiftKey ? otherPlayer(asked) : asked, key);
  }
  if (!repeat && !shiftKey) focusHand();
  return true;
};

/** The last selection of an act that is being built; otherwise the last act, or why it stands. */
export const takeBack: KeyAct<{ readonly table: Pick<Table, 'takesBack' | 'question'> }> = ({ table }) => {
  if (!table.question?.canGoBack) return pressTakeBack(table);
  useTable.getState().back();
  return true;
};

/** The keys that every table has, whatever is played on it. */
export const TABLE_KEYS: Readonly<Record<string, KeyAct<unknown>>> = {
  f: () => done(useSeating.getState().turn()),
  j: () => done(focusField()),
  d: () => done(focusDock()),
  c: () => done(useDock.getState().stretchLog()),
  m: () => toggle({ kind: 'menu' }),
  '?': () => toggle({ kind: 'keys' }),
  w: whyNot,
  '/': rules,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [String(n), digit])),
};
