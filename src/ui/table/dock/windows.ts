import type { Seat as Player } from '../../../engine/table';
import type { Table } from '../../../store/desk/table';
import { useDock } from '../../base/shared/dock-store';

/** Respond was pressed for a seat: the list of its windows, whatever it holds. */
export function pressRespond(seat: Player, table: Pick<Table, 'standstill' | 'review'>): void {
  if (table.standstill || table.review) return;
  const { sheet, open } = useDock.getState();
  open(sheet?.kind === 'windows' && sheet.seat === seat ? null : { kind: 'windows', seat });
}
