import { describe, expect, test } from 'vitest';
import { openPile } from './open-pile';
import type { ShownCard } from './view';

const NONE: ReadonlySet<number> = new Set();

describe('an open pile', () => {
  const game = {};
  const card = (id: number, isNamed: boolean) => ({ passcode: id, links: isNamed ? [1] : [] }) as unknown as ShownCard;
  const show = (ids: readonly number[], named = NONE, play: object = game) => openPile(play, '0', ids, named, card);
  const seen = ({ cards }: { readonly cards: readonly ShownCard[] }) =>
    cards.map(({ passcode, links }) => `${passcode} ${links.length}`);

  test('lies with its last card on top, and is shown as before while none comes or goes', () => {
    const pile = show([4, 7]);
    expect([pile.size, seen(pile)]).toEqual([2, ['7 0', '4 0']]);
    expect(show([4, 7])).toBe(pile);
    expect(seen(show([4, 7, 9]))).toEqual(['9 0', '7 0', '4 0']);
    expect(seen(show([4]))).toEqual(['4 0']);
    expect(seen(show([5, 7], NONE, {})), 'of another game').toEqual(['7 0', '5 0']);
  });

  test('shows what the stack names anew, and the others as before', () => {
    const [top, bottom] = show([4, 7]).cards;
    const named = show([4, 7], new Set([4, 30]));
    expect(seen(named)).toEqual(['7 0', '4 1']);
    expect(named.cards[0]).toBe(top);
    expect(show([4, 7]).cards[1], 'once the stack is gone').toBe(bottom);
  });
});
