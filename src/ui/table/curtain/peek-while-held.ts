import type { Seat as Player } from '../../../engine/table';
import { useTable } from '../../../store/desk/table-store';
import { drawAtOnce } from '../../base/drawn/drawn';

/** A key was pressed: the seat's own cards are shown until it is let go, wherever the focus is by then. */
export function peekWhileHeld(seat: Player, key: string): void {
  const letGo = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== key.toLowerCase()) return;
    removeEventListener('keyup', letGo, true);
    useTable.getState().endPeek();
    drawAtOnce();
  };
  addEventListener('keyup', letGo, true);
  useTable.getState().peek(seat);
}
