import { expect, test } from 'vitest';
import { keepPlan, keptPlan, type StartPlan } from './start-plan';
import { quickShelf } from './testing/quick-shelf';

const { texts: shelf } = quickShelf();

test('what was chosen on the start is found again, each rule set with its last decks', () => {
  const plan: StartPlan = {
    names: ['Ren', ''],
    modes: ['strict', 'smooth'],
    decks: { expert: ['goat-control', 'warrior-rush'], modern: ['dead-city-gears', 'two-magicians'] },
    lifePoints: 4000,
    secrecy: 'peek',
    length: 'match',
  };
  keepPlan(plan);
  expect(keptPlan()).toEqual(plan);
});

test('what cannot be read, and decks that are gone, are as usual', () => {
  shelf.set('kusari.start', '{"names":7,"decks":{"expert":["no such deck","goat-control"]},"lifePoints":2000,"secrecy":"loud"}');
  expect(keptPlan()).toMatchObject({
    names: ['', ''],
    decks: { expert: ['chaos-beatdown', 'goat-control'], modern: ['two-magicians', 'dead-city-gears'] },
    lifePoints: 2000,
    secrecy: 'curtain',
  });
  shelf.set('kusari.start', '[');
  expect(keptPlan().lifePoints).toBe(8000);
});
