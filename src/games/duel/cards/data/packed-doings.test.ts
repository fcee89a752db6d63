import { expect, test } from 'vitest';
import { allCardFacts } from '../printed';
import { doingsOfCards } from './doings';
import { byPasscode } from './packed-decks';
import { unpackedDoings, type PackedDoings } from './packed-doings';

// As the build does it.
const { packedDoings } = (await import(new URL('../../../../../.ci/packed-facts.mjs', import.meta.url).href)) as {
  packedDoings: (doings: unknown, passcodes: readonly number[]) => PackedDoings;
};
const passcodes = byPasscode(allCardFacts);
const packed = packedDoings(doingsOfCards, passcodes);

test('what the build packs is what the effects of each card do', () => {
  expect(Object.keys(doingsOfCards).length).toBeGreaterThan(300);
  expect(unpackedDoings(packed, passcodes)).toEqual(doingsOfCards);
});

test('packed doings are less than a third as long', () =>
  expect(JSON.stringify(packed).length * 3).toBeLessThan(JSON.stringify(doingsOfCards).length));
