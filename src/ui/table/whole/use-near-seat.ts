import type { Seat as Player } from '../../../engine/table';
import { nearSeat, useSeating, type Seating } from '../../../store/desk/seating';
import type { Table } from '../../../store/desk/table';
import { useTurning } from './use-turning';

/** Who sits at the near edge as it is drawn now, and how the players sit. A learner has the near edge in every turn. */
export function useNearSeat(table: Table, learner: Player | null = null): { near: Player; turns: number; seating: Seating } {
  const { seating: chosen, isTurned } = useSeating();
  // Where nobody sits at the other side nothing is turned round.
  const seating = table.alone === null ? chosen : 'flip';
  const handsOver = table.alone === null && (table.secrecy === 'curtain' || table.secrecy === 'public');
  return { ...useTurning(learner ?? nearSeat({ seating, isTurned }, table), handsOver), seating };
}
