import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('a card for its user, 1000 Life Points for the opponent', () => {
  plays({
    players: [{ hand: ['Upstart Goblin'], deck: ['Umi', 'Raigeki'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Upstart Goblin' }],
    expect: { players: [{ lp: 8000, hand: ['Umi'], graveyard: ['Upstart Goblin'] }, { lp: 9000 }] },
  });
});

test('with an empty deck it may be used, and loses', () => {
  plays({
    players: [{ hand: ['Upstart Goblin'], deck: [] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Upstart Goblin' }],
    expect: { result: { winner: 1, reason: 'deckOut' }, players: [{}, { lp: 8000 }] },
  });
});
