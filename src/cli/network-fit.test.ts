import { expect, test } from 'vitest';
import { below, seededRandom } from '../engine/kernel';
import { chanceOfNetwork } from '../thinking';
import { fitted, logLoss, type Example } from './logistic';
import { networkLoss, networkOf } from './network-fit';

/** Who is far ahead in one thing wins, the sign of a product of three decides otherwise: no weights say that. */
function examplesOf(seed: string, count: number): readonly Example[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const features = Array.from({ length: 3 }, () => below(random, 2001) / 1000 - 1);
    const product = features[0]! * features[1]! * features[2]!;
    return { features, won: product > 0 ? 1 : 0 };
  });
}

test('a network learns what plain weights cannot say, and the same from the same seed', () => {
  const [learnt, kept] = [examplesOf('learnt', 3000), examplesOf('kept', 600)];
  const weights = fitted(learnt, 10);
  const { network, losses } = networkOf(learnt, kept, weights, 8, 'seed');
  expect(logLoss(weights, kept)).toBeGreaterThan(0.65);
  expect(networkLoss(network, kept)).toBeLessThan(0.6);
  expect(losses.at(-1)![0]).toBeLessThan(losses[0]![0]);
  expect(networkOf(learnt, kept, weights, 8, 'seed').network).toEqual(network);
});

test('what is turned round has the opposite chance', () => {
  const learnt = examplesOf('learnt', 300);
  const { network } = networkOf(learnt, learnt, [0.1, 0.2, 0.3], 4, 'seed');
  for (const { features } of learnt.slice(0, 20))
    expect(
      chanceOfNetwork(network, features) +
        chanceOfNetwork(
          network,
          features.map((one) => -one),
        ),
    ).toBeCloseTo(1);
});
