import { expect, test } from 'vitest';
import type { DuelRun } from '../../../engine/duel';
import { seededRandom } from '../../../engine/kernel';
import { ByWeight } from '../../../thinking';
import { duelGame } from '../cards';
import { FEATURES, featuresOf } from './features';
import { duelMind, learnedValueOf } from './index';
import learned from './learned.json';

/** A duel of two built-in decks played by weights, as it stands at each of its decisions. */
function* played(seed: string): Iterable<DuelRun> {
  const [first, second] = duelGame.decks('expert').slice(2);
  const run = duelGame.start({ profile: 'expert', seed, decks: [first!, second!], first: 0 }, 'none');
  const both = new ByWeight(duelMind, seededRandom(seed));
  for (let i = 0; run.decision !== undefined && i < 3000; i++) {
    yield run;
    run.answer(both.answer(run) as never);
  }
}

test('what is good for one player is as bad for the other: features and chances are each other’s opposite', () => {
  let positions = 0;
  for (const run of played('features')) {
    const [own, other] = [featuresOf(run.duel, 0), featuresOf(run.duel, 1)];
    for (const feature of FEATURES) expect(own[feature] + other[feature], feature).toBeCloseTo(0);
    expect(duelMind.value(run, 0) + duelMind.value(run, 1)).toBeCloseTo(1);
    expect(learnedValueOf(run.duel, 0) + learnedValueOf(run.duel, 1)).toBeCloseTo(1);
    positions += 1;
  }
  expect(positions).toBeGreaterThan(30);
});

test('every act and card that can be asked about has a weight that is a number', () => {
  for (const run of played('weights')) {
    const { decision } = run;
    if (decision!.form === 'act')
      for (const act of decision!.options()) expect(duelMind.likelihood(run, act)).toBeGreaterThanOrEqual(0);
    if (decision!.form === 'pick') for (const card of decision!.from) expect(duelMind.wish(run, card)).not.toBeNaN();
  }
});

test('the network was learned with the features that there are, and said more of the duels kept back than plain weights', () => {
  expect(learned.network.features).toEqual([...FEATURES]);
  const { loss, network_loss } = learned.curve.at(-1)!;
  expect(network_loss[1]).toBeLessThan(loss[1]!);
});
