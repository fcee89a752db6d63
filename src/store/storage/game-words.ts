import { custom, picklist } from 'valibot';
import { isPlace, SEATS, type Place } from '../../engine/table';
import { PHASES, WINDOWS } from '../../games/words';

/** Words of any game that several kinds of kept files hold. */
export const player = picklist(SEATS);
export const phase = picklist(PHASES);
export const window = picklist(WINDOWS);

/** Where a card lies, in the words of the table. */
export const place = custom<Place>(isPlace, 'a place expected');
