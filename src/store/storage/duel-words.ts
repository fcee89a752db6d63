import { check, number, object, optional, picklist, pipe } from 'valibot';
import { cardFacts } from '../../cards/printed';
import { PLAYERS, RESULTS } from '../../engine/duel';

/** Words of the duel that several kinds of kept files hold. */
export const player = picklist(PLAYERS);

export const passcode = pipe(
  number(),
  check((code) => cardFacts(code) !== undefined, 'a card of the pool expected'),
);

/** How a duel was decided. */
export const result = object({
  winner: picklist([...PLAYERS, 'draw']),
  reason: picklist(RESULTS),
  passcode: optional(passcode),
});
