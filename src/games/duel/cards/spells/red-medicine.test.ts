import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('8000 Life Points become 8500', () => {
  plays({
    rules: ['R051'],
    players: [{ hand: ['Red Medicine'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Red Medicine' }],
    expect: { players: [{ lp: 8500, graveyard: ['Red Medicine'] }, { lp: 8000 }] },
  });
});
