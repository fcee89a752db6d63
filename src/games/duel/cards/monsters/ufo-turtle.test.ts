import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('destroyed by battle, UFO Turtle may bring a weak FIRE monster in attack position', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'UFO Turtle' }], deck: ['UFO Turtle', 'Sangan'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'UFO Turtle' },
      { player: 1, do: 'answer', value: true },
      { do: 'illegal', step: { player: 1, do: 'choose', cards: ['Sangan'] } },
      { player: 1, do: 'choose', cards: ['UFO Turtle'] },
    ],
    expect: { players: [{}, { lp: 7500, monsters: [{ card: 'UFO Turtle', position: 'attack' }], graveyard: ['UFO Turtle'] }] },
  });
});

test('destroyed by an effect it brings none', () => {
  plays({
    players: [{ hand: ['Raigeki'] }, { monsters: [{ card: 'UFO Turtle' }], deck: ['UFO Turtle'] }],
    steps: [{ player: 0, do: 'activate', card: 'Raigeki' }],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{}, { monsters: [], deckCount: 1 }] },
  });
});
