import { check, number, object, optional, picklist, pipe } from 'valibot';
import { PLAYERS, RESULTS } from '../../engine/duel';
import { cardFacts } from '../../games/duel/cards/printed';

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
