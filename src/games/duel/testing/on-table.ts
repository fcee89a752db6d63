import { useTable } from '../../../store/desk/table-store';
import { isDuelTable, type DuelTable } from '../table';

/** The duel that lies on the table now. */
export function duelTable(): DuelTable {
  const { table } = useTable.getState();
  if (table === null || !isDuelTable(table)) throw new Error('no duel is on the table');
  return table;
}
