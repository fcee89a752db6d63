import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Byser Shock returns all Set cards of both sides to the hands', () => {
  plays({
    players: [
      {
        hand: ['Byser Shock'],
        monsters: [{ card: 'Celtic Guardian' }],
        spellsTraps: [{ card: 'Jar of Greed', face: 'set', setThisTurn: true }],
      },
      {
        monsters: [{ card: 'Sangan', position: 'set' }, { card: 'Vorse Raider' }],
        spellsTraps: [
          { card: 'Trap Hole', face: 'set' },
          { card: 'Royal Decree', face: 'up' },
        ],
      },
    ],
    steps: [{ player: 0, do: 'normalSummon', card: 'Byser Shock', choose: ['Celtic Guardian'] }],
    expect: {
      players: [
        { hand: ['Jar of Greed'], monsters: [{ card: 'Byser Shock' }], spellsTraps: [] },
        {
          hand: ['Sangan', 'Trap Hole'],
          monsters: [{ card: 'Vorse Raider' }],
          spellsTraps: [{ card: 'Royal Decree', face: 'up' }],
        },
      ],
    },
  });
});

test('Special Summoned it does so too', () => {
  plays({
    players: [{ hand: ['Monster Reborn'], graveyard: ['Byser Shock'] }, { monsters: [{ card: 'Sangan', position: 'set' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Monster Reborn', choose: ['Byser Shock'] },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'Byser Shock' }] }, { hand: ['Sangan'], monsters: [] }] },
  });
});

test('a Set Dust Tornado can still be used against it before its effect resolves', () => {
  plays({
    players: [
      { hand: ['Byser Shock'], monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Royal Decree', face: 'set' }] },
      { spellsTraps: [{ card: 'Dust Tornado', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Byser Shock', choose: ['Celtic Guardian'] },
      { player: 1, do: 'activate', card: 'Dust Tornado', choose: ['Royal Decree'] },
    ],
    expect: {
      players: [
        { hand: [], graveyard: ['Celtic Guardian', 'Royal Decree'] },
        { hand: [], graveyard: ['Dust Tornado'] },
      ],
    },
  });
});

test.each([
  ['set', 'returns too', ['Vorse Raider', 'Waboku'], 0],
  ['attack', 'stays', ['Waboku'], 1900],
] as const)('a monster that Relinquished took from the position "%s" %s', (position, _, hand, atk) => {
  plays({
    players: [
      { hand: ['Byser Shock'], monsters: [{ card: 'Relinquished' }, { card: 'Kuriboh' }] },
      { monsters: [{ card: 'Vorse Raider', position }], spellsTraps: [{ card: 'Waboku', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Relinquished', choose: ['Vorse Raider'] },
      { player: 0, do: 'normalSummon', card: 'Byser Shock', choose: ['Kuriboh'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Relinquished', atk }, { card: 'Byser Shock' }] }, { hand: [...hand] }] },
  });
});
