import type { Player } from '../../engine/duel';
import { useDuel } from '../../store/desk/duel-store';
import { drawAtOnce } from '../drawn/drawn';

/** A key was pressed: the seat's own cards are shown until it is let go, wherever the focus is by then. */
export function peekWhileHeld(seat: Player, key: string): void {
  const letGo = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== key.toLowerCase()) return;
    removeEventListener('keyup', letGo, true);
    useDuel.getState().endPeek();
    drawAtOnce();
  };
  addEventListener('keyup', letGo, true);
  useDuel.getState().peek(seat);
}
