import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('its user gains 1000 Life Points', () => {
  plays({
    players: [{ lp: 300, hand: ['Dian Keto the Cure Master'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Dian Keto the Cure Master' }],
    expect: { players: [{ lp: 1300, graveyard: ['Dian Keto the Cure Master'] }, { lp: 8000 }] },
  });
});
