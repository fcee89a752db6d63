import { useTable } from '../../../store/desk/table-store';
import { pressRespond } from '../dock/windows';
import { useDock } from '../../base/shared/dock-store';
import { isOn, type Keys } from './table-keys';

function leaveCurtain(): boolean {
  const { sheet, open } = useDock.getState();
  if (sheet) open(null);
  else useTable.getState().leaveCurtain();
  return true;
}

/** Keys that work while the curtain hangs. */
export const CURTAIN_KEYS: Keys = {
  enter: (_, event) => {
    if (isOn(event, 'button:not(.hold)') || event.repeat) return false;
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
