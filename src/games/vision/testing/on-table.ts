import { useTable } from '../../../store/desk/table-store';
import { isVisionTable, type VisionTable } from '../table';

/** The game of VISION that lies on the table now. */
export function visionTable(): VisionTable {
  const { table } = useTable.getState();
  if (table === null || !isVisionTable(table)) throw new Error('no game of VISION is on the table');
  return table;
}
