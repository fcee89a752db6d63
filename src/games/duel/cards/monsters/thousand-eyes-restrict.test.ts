import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Thousand-Eyes Restrict takes an opposing monster as its Equip Card and has its ATK and DEF', () => {
  plays({
    players: [{ monsters: [{ card: 'Thousand-Eyes Restrict' }] }, { monsters: [{ card: 'Jinzo' }, { card: 'Celtic Guardian' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Thousand-Eyes Restrict', choose: ['Jinzo'] },
      {
        do: 'expect',
        players: [
          { monsters: [{ card: 'Thousand-Eyes Restrict', atk: 2400, def: 1500 }], spellsTraps: [{ card: 'Jinzo', face: 'up' }] },
          { monsters: [{ card: 'Celtic Guardian' }] },
        ],
      },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Thousand-Eyes Restrict' }, rule: 'holds-a-monster' },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Thousand-Eyes Restrict', target: 'Celtic Guardian' },
    ],
    expect: { players: [{}, { lp: 7000, monsters: [] }] },
  });
});

test('the Equip Card of Jinzo does not negate Traps; destroyed, it goes to its owner, and another may be taken in the next turn', () => {
  plays({
    players: [
      { monsters: [{ card: 'Thousand-Eyes Restrict' }] },
      { monsters: [{ card: 'Jinzo' }, { card: 'Vorse Raider' }], spellsTraps: [{ card: 'Dust Tornado', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Thousand-Eyes Restrict', choose: ['Jinzo'] },
      { player: 1, do: 'activate', card: 'Dust Tornado', choose: ['Jinzo'] },
      {
        do: 'expect',
        players: [
          { monsters: [{ card: 'Thousand-Eyes Restrict', atk: 0 }], spellsTraps: [] },
          { graveyard: ['Jinzo', 'Dust Tornado'] },
        ],
      },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Thousand-Eyes Restrict' }, rule: 'once-per-turn' },
    ],
  });
});

test('a face-down monster counts as 0; battle destroys the held one instead', () => {
  plays({
    players: [
      { monsters: [{ card: 'Thousand-Eyes Restrict' }] },
      { monsters: [{ card: 'Jinzo', position: 'set' }, { card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Thousand-Eyes Restrict', choose: ['Jinzo'] },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Thousand-Eyes Restrict', target: 'Vorse Raider' },
    ],
    expect: {
      players: [
        { lp: 6100, monsters: [{ card: 'Thousand-Eyes Restrict', atk: 0 }], spellsTraps: [] },
        { graveyard: ['Jinzo'], monsters: [{ card: 'Vorse Raider' }] },
      ],
    },
  });
});

test('other monsters of both sides can neither attack nor change position', () => {
  plays({
    players: [
      { monsters: [{ card: 'Thousand-Eyes Restrict' }, { card: 'Vorse Raider' }, { card: 'Sangan', position: 'set' }] },
      { monsters: [{ card: 'Celtic Guardian' }] },
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'changePosition', card: 'Vorse Raider' }, rule: 'only-it-may-act' },
      { do: 'illegal', step: { player: 0, do: 'flipSummon', card: 'Sangan' }, rule: 'only-it-may-act' },
      { do: 'legal', step: { player: 0, do: 'changePosition', card: 'Thousand-Eyes Restrict' } },
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Vorse Raider' }, rule: 'only-it-may-act' },
    ],
  });
});

test('it leaves: the held monster goes to the Graveyard of its owner', () => {
  plays({
    players: [{ monsters: [{ card: 'Thousand-Eyes Restrict' }] }, { monsters: [{ card: 'Jinzo' }], hand: ['Raigeki'] }],
    steps: [
      { player: 0, do: 'activate', card: 'Thousand-Eyes Restrict', choose: ['Jinzo'] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'activate', card: 'Raigeki' },
    ],
    expect: {
      players: [{ monsters: [], spellsTraps: [], graveyard: ['Thousand-Eyes Restrict'] }, { graveyard: ['Jinzo', 'Raigeki'] }],
    },
  });
});

test('it needs a free Spell & Trap Zone for what it takes', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Thousand-Eyes Restrict' }],
        spellsTraps: Array.from({ length: 5 }, () => ({ card: 'Trap Hole', face: 'set' as const })),
      },
      { monsters: [{ card: 'Jinzo' }] },
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Thousand-Eyes Restrict' }, rule: 'no-target' }],
  });
});
