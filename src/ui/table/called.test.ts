import { expect, test } from 'vitest';
import { calledBy } from './called';

test('a control is called by the word that is written on it', () => {
  expect(calledBy('Cards out of play, 3 cards', 'Removed', ', ')).toBe('Cards out of play, 3 cards, Removed');
  expect(calledBy('デッキ、34枚', '山札', '、')).toBe('デッキ、34枚、山札');
});

test('a name in which that word stands already stays as it is', () => {
  expect(calledBy('Deck, 34 cards', 'Deck', ', ')).toBe('Deck, 34 cards');
  expect(calledBy('Main Phase 1', 'Main 1', ', ')).toBe('Main Phase 1');
});
