import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Zombyra the Dark cannot attack the player', () => {
  plays({
    players: [{ monsters: [{ card: 'Zombyra the Dark' }] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      {
        do: 'illegal',
        step: { player: 0, do: 'attack', card: 'Zombyra the Dark', target: 'direct' },
        rule: 'never-attacks-directly',
      },
    ],
  });
});

test('a monster that it destroys by battle costs it 200 ATK for good', () => {
  plays({
    players: [{ monsters: [{ card: 'Zombyra the Dark' }] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Zombyra the Dark', target: 'Vorse Raider' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
    ],
    expect: {
      events: ['damage 1 200', 'chainLink Zombyra the Dark', 'destroy Vorse Raider'],
      players: [{ monsters: [{ card: 'Zombyra the Dark', atk: 1900 }] }, {}],
    },
  });
});

test('a battle that destroys nothing costs it nothing', () => {
  plays({
    players: [{ monsters: [{ card: 'Zombyra the Dark' }] }, { monsters: [{ card: 'Spirit Reaper', position: 'defense' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Zombyra the Dark', target: 'Spirit Reaper' },
    ],
    expect: { players: [{ monsters: [{ card: 'Zombyra the Dark', atk: 2100 }] }, {}] },
  });
});
