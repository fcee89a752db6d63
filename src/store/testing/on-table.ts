import { isVisionTable, type VisionTable } from '../../games/vision/table';
import { isDuelTable, type DuelTable } from '../../games/duel/table';
import { useTable } from '../desk/table-store';

/** The duel that lies on the table now. */
export function duelTable(): DuelTable {
  const { table } = useTable.getState();
  if (table === null || !isDuelTable(table)) throw new Error('no duel is on the table');
  return table;
}

/** The game of VISION that lies on the table now. */
export function visionTable(): VisionTable {
  const { table } = useTable.getState();
  if (table === null || !isVisionTable(table)) throw new Error('no game of VISION is on the table');
  return table;
}
