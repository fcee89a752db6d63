import type { Table } from '../../../store/desk/table';
import { useTable } from '../../../store/desk/table-store';
import { pressRespond } from '../dock/windows';
import { useDock } from '../../base/shared/dock-store';
import type { KeyAct } from './table-keys';

type Act = KeyAct<{ readonly table: Table }>;

function leaveCurtain(): boolean {
  const { sheet, open } = useDock.getState();
  if (sheet) open(null);
  else useTable.getState().leaveCurtain();
  return true;
}

/** Keys that work while the curtain hangs. */
export const CURTAIN_KEYS: Readonly<Record<string, Act>> = {
  enter: (_, event) => {
    const onOther = event.target instanceof Element && event.target.closest('button:not(.hold)') !== null;
    if (onOther || event.repeat) return false;
    useTable.getState().openCurtain();
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
