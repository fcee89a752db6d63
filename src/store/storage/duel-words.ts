import { object, picklist } from 'valibot';
import { PLAYERS, RESULTS } from '../../engine';

/** Words of the duel that several kinds of kept files hold. */
export const player = picklist(PLAYERS);

/** How a duel was decided. */
export const result = object({ winner: picklist([...PLAYERS, 'draw']), reason: picklist(RESULTS) });
