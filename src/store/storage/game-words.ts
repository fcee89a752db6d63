import { check, custom, number, object, optional, picklist, pipe } from 'valibot';
import { cardFacts } from '../../cards/printed';
import { PHASES, PLAYERS, RESULTS, WINDOWS } from '../../engine/duel';
import * as vision from '../../engine/vision/words';
import { isPlace, type Place } from '../../engine/table';

/** Words of the duel that several kinds of kept files hold. */
export const player = picklist(PLAYERS);

/** Phases and windows of either game. */
export const phase = picklist([...PHASES, ...vision.PHASES]);
export const window = picklist([...WINDOWS, ...vision.WINDOWS]);

export const passcode = pipe(
  number(),
  check((code) => cardFacts(code) !== undefined, 'a card of the pool expected'),
);

/** Where a card lies, in the words of the table. */
export const place = custom<Place>(isPlace, 'a place expected');

/** How a duel was decided. */
export const result = object({
  winner: picklist([...PLAYERS, 'draw']),
  reason: picklist(RESULTS),
  passcode: optional(passcode),
});
