import { useTable } from '../../../store/desk/table-store';
import { useMatch } from '../../../store/match/match-store';
import { drawnAsTable, drawnWithTable } from '../drawn/drawn';

/** What lies on the table, as it is drawn: what a press changed comes in the picture after the next. */
export const useOnTable = drawnAsTable(useTable);

/** What lies around its duels, in one picture with them. */
export const useMatchOnTable = drawnWithTable(useMatch);
