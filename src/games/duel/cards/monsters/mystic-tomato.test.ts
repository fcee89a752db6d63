import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('destroyed by battle, Mystic Tomato may bring a weak DARK monster in attack position', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Mystic Tomato' }], deck: ['Kuriboh', 'Celtic Guardian', 'Jinzo', 'Mystic Tomato'] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Mystic Tomato' },
      { player: 1, do: 'answer', value: true },
      { do: 'illegal', step: { player: 1, do: 'choose', cards: ['Celtic Guardian'] } },
      { do: 'illegal', step: { player: 1, do: 'choose', cards: ['Jinzo'] } },
      { player: 1, do: 'choose', cards: ['Kuriboh'] },
    ],
    expect: { players: [{}, { lp: 7500, monsters: [{ card: 'Kuriboh', position: 'attack' }], graveyard: ['Mystic Tomato'] }] },
  });
});

test('destroyed by an effect it brings none', () => {
  plays({
    players: [{ hand: ['Raigeki'] }, { monsters: [{ card: 'Mystic Tomato' }], deck: ['Kuriboh'] }],
    steps: [{ player: 0, do: 'activate', card: 'Raigeki' }],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{}, { monsters: [], deckCount: 1 }] },
  });
});
