import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Enemy Controller turns an attacker to defense: the attack ends', () => {
  plays({
    turnPlayer: 1,
    players: [{ spellsTraps: [{ card: 'Enemy Controller', face: 'set' }] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 1, do: 'enter', to: 'battle' },
      { player: 1, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 0, do: 'activate', card: 'Enemy Controller', mode: 0, choose: ['Vorse Raider'] },
    ],
    expect: {
      prompt: { player: 1, kind: 'battle' },
      players: [{ lp: 8000 }, { monsters: [{ card: 'Vorse Raider', position: 'defense' }] }],
    },
  });
});

test('for a tribute it takes the monster until the End Phase', () => {
  plays({
    players: [{ hand: ['Enemy Controller'], monsters: [{ card: 'Celtic Guardian' }] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Enemy Controller', mode: 1, choose: ['Celtic Guardian', 'Vorse Raider'] },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 0, do: 'endTurn' },
    ],
    expect: {
      turn: 4,
      players: [
        { monsters: [], graveyard: ['Enemy Controller', 'Celtic Guardian'] },
        { lp: 6100, monsters: [{ card: 'Vorse Raider' }] },
      ],
    },
  });
});

test('without a monster to tribute only the position can be changed, and face-down monsters are out of its reach', () => {
  plays({
    players: [
      { hand: ['Enemy Controller'] },
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian', position: 'set' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Enemy Controller', choose: ['Vorse Raider'] }],
    expect: {
      players: [
        {},
        {
          monsters: [
            { card: 'Vorse Raider', position: 'defense' },
            { card: 'Celtic Guardian', position: 'set' },
          ],
        },
      ],
    },
  });
});

test('the one monster that there is to take is not the tribute, though Soul Exchange has lent it', () => {
  plays({
    players: [
      { hand: ['Soul Exchange', 'Enemy Controller'], monsters: [{ card: 'Leghul' }] },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Soul Exchange', choose: ['Vorse Raider'] },
      { player: 0, do: 'pass' },
      { player: 0, do: 'activate', card: 'Enemy Controller', mode: 1, choose: ['Leghul', 'Vorse Raider'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters: [] }] },
  });
});

test('a lent tribute leaves no zone for the monster that is taken: with a full field only positions are changed', () => {
  plays({
    players: [
      {
        hand: ['Soul Exchange', 'Enemy Controller'],
        monsters: [{ card: 'Leghul' }, { card: 'Leghul' }, { card: 'Leghul' }, { card: 'Leghul' }, { card: 'Leghul' }],
      },
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Soul Exchange', choose: ['Vorse Raider'] },
      { player: 0, do: 'pass' },
      { player: 0, do: 'activate', card: 'Enemy Controller', choose: ['Celtic Guardian'] },
    ],
    expect: { players: [{}, { monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian', position: 'defense' }] }] },
  });
});
