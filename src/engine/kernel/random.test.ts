import { expect, test } from 'vitest';
import { below, nextWord, seededRandom, shuffle } from './random';

test('the same seed gives the same stream, another seed another', () => {
  const stream = (seed: string): number[] => {
    const random = seededRandom(seed);
    return Array.from({ length: 20 }, () => nextWord(random));
  };
  expect(stream('kusari')).toEqual(stream('kusari'));
  expect(stream('kusari')).not.toEqual(stream('kusarj'));
});

test('a copy of the generator goes on where the original stood', () => {
  const random = seededRandom('1');
  nextWord(random);
  const copy = JSON.parse(JSON.stringify(random)) as typeof random;
  expect([below(copy, 6), below(copy, 6), below(copy, 6)]).toEqual([below(random, 6), below(random, 6), below(random, 6)]);
});

test('every number below the limit comes about equally often', () => {
  const random = seededRandom('dice');
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 6000; i++) counts[below(random, 6)]! += 1;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('shuffling keeps every card', () => {
  const list = Array.from({ length: 40 }, (_, i) => i);
  shuffle(seededRandom('deck'), list);
  expect([...list].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
  expect(list).not.toEqual([...list].sort((a, b) => a - b));
});
