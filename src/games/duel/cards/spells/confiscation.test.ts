import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('its user chooses which card of the hand is discarded', () => {
  plays({
    players: [{ hand: ['Confiscation'] }, { hand: ['Raigeki', 'Umi'] }],
    steps: [
      { player: 0, do: 'activate', card: 'Confiscation' },
      { player: 0, do: 'choose', cards: ['Raigeki'] },
    ],
    expect: { players: [{ lp: 7000 }, { hand: ['Umi'], graveyard: ['Raigeki'] }] },
  });
});

test('an empty hand cannot be searched', () => {
  plays({
    players: [{ hand: ['Confiscation'] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Confiscation' }, rule: 'nothing-to-act-on' }],
  });
});
