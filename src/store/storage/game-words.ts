import { check, custom, number, object, optional, picklist, pipe } from 'valibot';
import { cardFacts } from '../../games/duel/cards/printed';
import { PLAYERS, RESULTS } from '../../engine/duel';
import { PHASES, WINDOWS } from '../../games/words';
import { isPlace, type Place } from '../../engine/table';

/** Words of the duel that several kinds of kept files hold. */
export const player = picklist(PLAYERS);

/** Phases and windows of any game. */
export const phase = picklist(PHASES);
export const window = picklist(WINDOWS);

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
