import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Penguin Soldier returns two monsters, itself included', () => {
  plays({
    players: [
      { monsters: [{ card: 'Penguin Soldier', position: 'set' }] },
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Man-Eater Bug', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Penguin Soldier' },
      {
        do: 'illegal',
        now: true,
        step: { player: 0, do: 'choose', cards: ['Penguin Soldier', 'Vorse Raider', 'Man-Eater Bug'] },
      },
      { player: 0, do: 'choose', cards: ['Penguin Soldier', 'Vorse Raider'] },
    ],
    expect: {
      players: [
        { monsters: [], hand: ['Penguin Soldier'] },
        { hand: ['Vorse Raider'], monsters: [{ card: 'Man-Eater Bug' }] },
      ],
    },
  });
});

test('none may be chosen; the effect is activated all the same', () => {
  plays({
    players: [{ monsters: [{ card: 'Penguin Soldier', position: 'set' }] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Penguin Soldier' },
      { player: 0, do: 'choose', cards: [] },
    ],
    expect: {
      events: ['chainLink Penguin Soldier', 'resolve Penguin Soldier'],
      players: [{ monsters: [{ card: 'Penguin Soldier' }] }, { monsters: [{ card: 'Vorse Raider' }] }],
    },
  });
});

test('destroyed by the attack that turned it up, it still returns the attacker', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'Penguin Soldier', position: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Penguin Soldier' },
      { player: 1, do: 'choose', cards: ['Vorse Raider'] },
    ],
    expect: { players: [{ hand: ['Vorse Raider'] }, { graveyard: ['Penguin Soldier'] }] },
  });
});
