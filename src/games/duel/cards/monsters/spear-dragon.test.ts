import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Spear Dragon pierces defense and turns to defense position when that Damage Step ends, without a chain', () => {
  plays({
    players: [{ monsters: [{ card: 'Spear Dragon' }] }, { monsters: [{ card: 'Celtic Guardian', position: 'defense' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Spear Dragon', target: 'Celtic Guardian' },
      {
        do: 'expect',
        prompt: { player: 0, kind: 'battle' },
        players: [{ monsters: [{ card: 'Spear Dragon', position: 'defense' }] }, { lp: 7300 }],
      },
      { player: 0, do: 'enter', to: 'main2' },
      { do: 'illegal', step: { player: 0, do: 'changePosition', card: 'Spear Dragon' }, rule: 'position-not-after-attack' },
    ],
    expect: { players: [{}, { graveyard: ['Celtic Guardian'] }] },
  });
});

test('with its effects negated it neither pierces nor turns', () => {
  plays({
    players: [
      { monsters: [{ card: 'Spear Dragon' }] },
      { monsters: [{ card: 'Celtic Guardian', position: 'defense' }], spellsTraps: [{ card: 'Skill Drain', face: 'up' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Spear Dragon', target: 'Celtic Guardian' },
    ],
    expect: {
      players: [{ monsters: [{ card: 'Spear Dragon', position: 'attack' }] }, { lp: 8000, graveyard: ['Celtic Guardian'] }],
    },
  });
});

test('an attack that is stopped at a replay has no Damage Step: it stays in attack position', () => {
  plays({
    players: [
      { monsters: [{ card: 'Spear Dragon' }] },
      {
        hand: ['Vorse Raider'],
        monsters: [{ card: 'Celtic Guardian' }],
        spellsTraps: [{ card: 'Ultimate Offering', face: 'up' }],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Spear Dragon', target: 'Celtic Guardian' },
      { player: 1, do: 'activate', card: 'Ultimate Offering' },
      { player: 1, do: 'answer', value: 'set' },
      { player: 0, do: 'replay', target: 'cancel' },
    ],
    expect: { players: [{ monsters: [{ card: 'Spear Dragon', position: 'attack' }] }, {}] },
  });
});
