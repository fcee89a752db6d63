import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Mystic Swordsman LV2 destroys a face-down monster without turning it up: no Flip Effect, no damage', () => {
  plays({
    players: [
      { monsters: [{ card: 'Mystic Swordsman LV2' }, { card: 'Celtic Guardian' }] },
      { monsters: [{ card: 'Man-Eater Bug', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Mystic Swordsman LV2', target: 'Man-Eater Bug' },
    ],
    expect: {
      prompt: { player: 0, kind: 'battle' },
      events: ['attack Mystic Swordsman LV2', 'chainLink Mystic Swordsman LV2', 'destroy Man-Eater Bug'],
      players: [
        { lp: 8000, monsters: [{ card: 'Mystic Swordsman LV2' }, { card: 'Celtic Guardian' }] },
        { graveyard: ['Man-Eater Bug'] },
      ],
    },
  });
});

test('having destroyed a monster by battle it may become LV4 in the End Phase', () => {
  plays({
    players: [
      { monsters: [{ card: 'Mystic Swordsman LV2' }], deck: ['Celtic Guardian', 'Mystic Swordsman LV4'] },
      { monsters: [{ card: 'Kuriboh' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Mystic Swordsman LV2', target: 'Kuriboh' },
      { player: 0, do: 'enter', to: 'end' },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: {
      players: [{ monsters: [{ card: 'Mystic Swordsman LV4' }], graveyard: ['Mystic Swordsman LV2'], deckCount: 1 }, {}],
    },
  });
});

test('what it cut down face-down was not destroyed by battle', () => {
  plays({
    players: [
      { monsters: [{ card: 'Mystic Swordsman LV2' }], deck: ['Mystic Swordsman LV4', 'Sangan'] },
      { monsters: [{ card: 'Kuriboh', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Mystic Swordsman LV2', target: 'Kuriboh' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ monsters: [{ card: 'Mystic Swordsman LV2' }] }, { graveyard: ['Kuriboh'] }] },
  });
});
