import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('while Berserk Gorilla can attack, the Battle Phase is not left', () => {
  plays({
    players: [{ monsters: [{ card: 'Berserk Gorilla' }] }, { monsters: [{ card: 'Injection Fairy Lily' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'enter', to: 'main2' }, rule: 'must-attack' },
      { player: 0, do: 'attack', card: 'Berserk Gorilla', target: 'Injection Fairy Lily' },
      { player: 0, do: 'enter', to: 'main2' },
    ],
    expect: { phase: 'main2', players: [{}, { lp: 6400 }] },
  });
});

test('the Battle Phase need not be entered, and an attack that cannot be made is not owed', () => {
  plays({
    players: [{ monsters: [{ card: 'Berserk Gorilla' }] }, {}],
    steps: [{ player: 0, do: 'endTurn' }],
    expect: { turn: 4, players: [{}, { lp: 8000 }] },
  });
  plays({
    players: [{ monsters: [{ card: 'Berserk Gorilla' }] }, { spellsTraps: [{ card: 'Gravity Bind', face: 'up' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'enter', to: 'main2' },
    ],
    expect: { phase: 'main2' },
  });
});

test('in face-up defense position it is destroyed at once, however it came there', () => {
  plays({
    players: [{ monsters: [{ card: 'Berserk Gorilla' }] }, {}],
    steps: [{ player: 0, do: 'changePosition', card: 'Berserk Gorilla' }],
    expect: { chain: [], players: [{ monsters: [], graveyard: ['Berserk Gorilla'] }, {}] },
  });
  plays({
    players: [{ hand: ['Enemy Controller'] }, { monsters: [{ card: 'Berserk Gorilla' }] }],
    steps: [{ player: 0, do: 'activate', card: 'Enemy Controller', mode: 0, choose: ['Berserk Gorilla'] }],
    expect: { players: [{}, { monsters: [], graveyard: ['Berserk Gorilla'] }] },
  });
});

test('attacked face-down it is turned up and destroyed after damage calculation', () => {
  plays({
    players: [{ monsters: [{ card: 'Kuriboh' }] }, { monsters: [{ card: 'Berserk Gorilla', position: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Kuriboh', target: 'Berserk Gorilla' },
    ],
    expect: { players: [{ lp: 7300 }, { graveyard: ['Berserk Gorilla'] }] },
  });
});

test('a replay does not let it stop its attack', () => {
  plays({
    players: [
      { monsters: [{ card: 'Berserk Gorilla' }] },
      {
        monsters: [{ card: 'Celtic Guardian' }],
        hand: ['Vorse Raider'],
        spellsTraps: [{ card: 'Ultimate Offering', face: 'up' }],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Berserk Gorilla', target: 'Celtic Guardian' },
      { player: 1, do: 'activate', card: 'Ultimate Offering' },
      { player: 1, do: 'answer', value: 'set' },
      { do: 'illegal', step: { player: 0, do: 'replay', target: 'cancel' } },
      { player: 0, do: 'replay', target: 'Vorse Raider' },
    ],
    expect: { players: [{}, { graveyard: ['Vorse Raider'] }] },
  });
});
