import type { CardPool } from '../../../engine/vision';
import { COPIES, DECK_SIZE } from '../../../engine/vision/words';
import { stacksOf } from '../../../decks/deck';

/** One reason why a deck of VISION is not legal, with what a sentence about it needs. Cards are named by passcode. */
export type VisionCause =
  | { readonly kind: 'size'; readonly count: number; readonly expected: number }
  | { readonly kind: 'tooManyOfName'; readonly card: number; readonly count: number; readonly most: number }
  | { readonly kind: 'unknown'; readonly passcode: number; readonly count: number };

/** How many of a card a deck may hold: three, unless the card itself says otherwise (S42). */
export const visionAllowance = (pool: CardPool, passcode: number): number => pool.definition(passcode)?.facts.deckLimit ?? COPIES;

/** Every cause why a deck is not legal; none when it is: exactly fifty cards, and of no name more than it may hold. */
export function visionCauses(pool: CardPool, main: readonly number[]): readonly VisionCause[] {
  const size: readonly VisionCause[] =
    main.length === DECK_SIZE ? [] : [{ kind: 'size', count: main.length, expected: DECK_SIZE }];
  const cards = stacksOf(main).flatMap(({ passcode, copies: count }): readonly VisionCause[] => {
    if (pool.definition(passcode) === undefined) return [{ kind: 'unknown', passcode, count }];
    const most = visionAllowance(pool, passcode);
    return count > most ? [{ kind: 'tooManyOfName', card: passcode, count, most }] : [];
  });
  return [...size, ...cards];
}
