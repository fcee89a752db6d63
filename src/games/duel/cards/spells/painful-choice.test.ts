import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const FIVE = ['Umi', 'Sangan', 'Jinzo', 'Raigeki', 'Kuriboh'];

test('the opponent names the card for the hand, the other four go to the Graveyard', () => {
  plays({
    rules: ['R024'],
    players: [{ hand: ['Painful Choice'], deck: [...FIVE, 'Dark Hole'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Painful Choice' },
      { player: 0, do: 'choose', cards: FIVE },
      { player: 1, do: 'choose', cards: ['Umi'] },
    ],
    expect: {
      players: [
        { hand: ['Umi'], deck: ['Dark Hole'], graveyard: ['Sangan', 'Jinzo', 'Raigeki', 'Kuriboh', 'Painful Choice'] },
        {},
      ],
    },
  });
});

test('with fewer than five cards in the deck it cannot be used', () => {
  plays({
    players: [{ hand: ['Painful Choice'], deck: FIVE.slice(1) }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Painful Choice' }, rule: 'deck-too-small' }],
  });
});
