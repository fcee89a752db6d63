import { expect, test } from 'vitest';
import { copyCard, isSameCard, newCard } from './card';
import { cardId } from './vocabulary';

test('a card counts as the same only if every one of its fields is', () => {
  const card = newCard(cardId(3), 14898066, 0, 'hand');
  expect(isSameCard(card, copyCard(card))).toBe(true);
  for (const [key, value] of Object.entries(card)) {
    const other = { ...card, [key]: typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `${value} ` };
    expect(isSameCard(card, other), key).toBe(false);
  }
});
