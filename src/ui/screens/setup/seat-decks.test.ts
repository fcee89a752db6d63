import { expect, test } from 'vitest';
import { amongOffered } from './seat-decks';

const deck = (id: string) => ({ id }) as Parameters<typeof amongOffered>[1]['decks'][number];

test('a deck that a kiosk does not offer any more gives way to one that it offers', () => {
  const offer = { decks: [deck('a'), deck('b')] };
  expect(amongOffered(['b', 'a'], offer)).toEqual(['b', 'a']);
  expect(amongOffered(['gone', 'gone'], offer)).toEqual(['a', 'b']);
  expect(amongOffered(['gone', 'gone'], { decks: [deck('b')] })).toEqual(['b', 'b']);
  expect(amongOffered(['x', 'y'], { decks: [] })).toEqual(['x', 'y']);
});
