import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('destroyed by battle, Shining Angel may bring a weak LIGHT monster in attack position', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Shining Angel' }], deck: ['Magician of Faith', 'Sangan', 'Airknight Parshath', 'Shining Angel'] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Shining Angel' },
      { player: 1, do: 'answer', value: true },
      { do: 'illegal', step: { player: 1, do: 'choose', cards: ['Sangan'] } },
      { do: 'illegal', step: { player: 1, do: 'choose', cards: ['Airknight Parshath'] } },
      { player: 1, do: 'choose', cards: ['Magician of Faith'] },
    ],
    expect: {
      players: [{}, { lp: 7500, monsters: [{ card: 'Magician of Faith', position: 'attack' }], graveyard: ['Shining Angel'] }],
    },
  });
});

test('destroyed by an effect it brings none', () => {
  plays({
    players: [{ hand: ['Raigeki'] }, { monsters: [{ card: 'Shining Angel' }], deck: ['Magician of Faith'] }],
    steps: [{ player: 0, do: 'activate', card: 'Raigeki' }],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{}, { monsters: [], deckCount: 1 }] },
  });
});
