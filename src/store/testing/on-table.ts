import { isDuelTable, isVisionTable, useDuel, type Table, type VisionTable } from '../desk/duel-store';

/** The duel that lies on the table now. */
export function duelTable(): Table {
  const { table } = useDuel.getState();
  if (table === null || !isDuelTable(table)) throw new Error('no duel is on the table');
  return table;
}

/** The game of VISION that lies on the table now. */
export function visionTable(): VisionTable {
  const { table } = useDuel.getState();
  if (table === null || !isVisionTable(table)) throw new Error('no game of VISION is on the table');
  return table;
}
