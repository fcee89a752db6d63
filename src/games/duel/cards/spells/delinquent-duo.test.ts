import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('for 1000 Life Points the opponent discards a random card and then one of the own choice', () => {
  plays({
    randomCards: ['Umi'],
    players: [{ hand: ['Delinquent Duo'] }, { hand: ['Raigeki', 'Umi', 'Dark Hole'] }],
    steps: [
      { player: 0, do: 'activate', card: 'Delinquent Duo' },
      { player: 1, do: 'choose', cards: ['Raigeki'] },
    ],
    expect: { players: [{ lp: 7000 }, { hand: ['Dark Hole'], graveyard: ['Umi', 'Raigeki'] }] },
  });
});

test('one hand card goes alone', () => {
  plays({
    players: [{ hand: ['Delinquent Duo'] }, { hand: ['Raigeki'] }],
    steps: [{ player: 0, do: 'activate', card: 'Delinquent Duo' }],
    expect: { players: [{ lp: 7000 }, { hand: [], graveyard: ['Raigeki'] }] },
  });
});

test('against an empty hand, or with fewer than 1000 Life Points, it cannot be activated', () => {
  plays({
    players: [{ hand: ['Delinquent Duo'], lp: 900 }, {}],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Delinquent Duo' }, rule: 'nothing-to-act-on' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Delinquent Duo' }, rule: 'cost-life-points' },
    ],
  });
});
