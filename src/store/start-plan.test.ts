import { expect, test } from 'vitest';
import { changePlan, forgetPlan, keptPlan, planOfPage, seatDeck, type StartPlan } from './start-plan';
import { quickShelf } from './testing/quick-shelf';

const { texts: shelf } = quickShelf();

test('what was chosen on the start is found again, each rule set with its last decks', () => {
  const plan: StartPlan = {
    names: ['Ren', ''],
    modes: ['strict', 'smooth'],
    sitters: ['person', 'keen'],
    decks: {
      expert: ['goat-control', 'warrior-rush'],
      modern: ['dead-city-gears', 'two-magicians'],
      vision: ['long-water', 'lantern-procession'],
    },
    lifePoints: 4000,
    secrecy: 'peek',
    length: 'match',
  };
  changePlan(plan);
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

test.each([
  ['Life Points without end', { lifePoints: 1e308 }],
  ['no Life Points', { lifePoints: 0 }],
  ['half a Life Point', { lifePoints: 0.5 }],
  ['a name of a hundred thousand signs', { names: ['a'.repeat(100_000), 'b'] }],
  ['ten thousand decks', { decks: { expert: Array.from({ length: 10_000 }, () => 'goat-control') } }],
])('%s of a damaged plan are as usual', (_, damaged) => {
  shelf.set('kusari.start', JSON.stringify(damaged));
  expect(keptPlan()).toMatchObject({ names: ['', ''], lifePoints: 8000, decks: { expert: ['chaos-beatdown', 'warrior-rush'] } });
});

test('a deck that is played from the shelf is taken by the first seat; the other seat and the other rule set keep theirs', () => {
  forgetPlan();
  seatDeck('goat-control', 'expert');
  expect(keptPlan().decks).toMatchObject({
    expert: ['goat-control', 'warrior-rush'],
    modern: ['two-magicians', 'dead-city-gears'],
  });
});

test('what the address names still counts after that, and what is chosen later does too', () => {
  forgetPlan();
  seatDeck('goat-control', 'expert');
  expect(planOfPage((kept) => ({ ...kept, lifePoints: 100 })).lifePoints).toBe(100);
  seatDeck('burn-and-stall', 'expert');
  const now = planOfPage((kept) => kept);
  expect(now.lifePoints).toBe(100);
  expect(now.decks.expert).toEqual(['burn-and-stall', 'warrior-rush']);
});

test('the decks of a game that were kept by themselves are still found', () => {
  shelf.clear();
  shelf.set('kusari.vision-decks', 'long-water,long-water');
  expect(keptPlan().decks.vision).toEqual(['long-water', 'long-water']);
});
