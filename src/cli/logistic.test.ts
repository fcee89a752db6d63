import { expect, test } from 'vitest';
import { below, seededRandom } from '../engine/kernel';
import { chanceBy, fitted, logLoss, type Example } from './logistic';

test('weights that made the examples are found again, and say more than a coin', () => {
  const random = seededRandom('logistic');
  const truth = [1.5, -0.7, 0];
  const examples = Array.from({ length: 4000 }, (): Example => {
    const features = truth.map(() => below(random, 2001) / 1000 - 1);
    return { features, won: below(random, 1_000_000) / 1_000_000 < chanceBy(truth, features) ? 1 : 0 };
  });
  const found = fitted(examples, 1);
  found.forEach((weight, i) => expect(Math.abs(weight - truth[i]!)).toBeLessThan(0.2));
  expect(logLoss(found, examples)).toBeLessThan(logLoss([0, 0, 0], examples) - 0.05);
  expect(logLoss([0, 0, 0], examples)).toBeCloseTo(Math.log(2));
});

test('a feature that is always the other one twice breaks nothing, and what says nothing weighs nothing', () => {
  const examples: Example[] = [
    { features: [1, 2, 0], won: 1 },
    { features: [-1, -2, 0], won: 0 },
    { features: [1, 2, 0], won: 0.5 },
  ];
  const [one, twice, none] = fitted(examples, 1);
  expect(twice! / one!).toBeCloseTo(2);
  expect(none).toBe(0);
});
