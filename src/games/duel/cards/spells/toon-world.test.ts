import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Toon World costs 1000 Life Points and stays', () => {
  plays({
    players: [{ hand: ['Toon World'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Toon World' }],
    expect: { players: [{ lp: 7000, spellsTraps: [{ card: 'Toon World', face: 'up' }] }, {}] },
  });
});

test('with less than 1000 Life Points it cannot be activated', () => {
  plays({
    players: [{ lp: 999, hand: ['Toon World'] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Toon World' }, rule: 'cost-life-points' }],
  });
});
