import type { ShownCard } from '../../../engine/table';

/**
 * A name for each card of a hand by what it is, the second of two equal ones being the second: a card that leaves takes only its
 * own drawing with it, though those behind it move up. Of cards that may not be seen one is like another.
 */
export function handKeys(cards: readonly Pick<ShownCard, 'passcode'>[]): readonly string[] {
  const counted = new Map<number | undefined, number>();
  return cards.map(({ passcode }) => {
    const nth = counted.get(passcode) ?? 0;
    counted.set(passcode, nth + 1);
    return `${passcode ?? 'back'} ${nth}`;
  });
}
