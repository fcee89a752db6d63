import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Kunai with Chain puts the attacker in defense position, which ends the attack', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { spellsTraps: [{ card: 'Kunai with Chain', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'activate', card: 'Kunai with Chain' },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Vorse Raider', position: 'defense' }] },
        { lp: 8000, spellsTraps: [], graveyard: ['Kunai with Chain'] },
      ],
    },
  });
});

test('as an equip it stays on the field, also outside the Battle Phase', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Kunai with Chain', face: 'set' }] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Kunai with Chain', choose: ['Vorse Raider'] },
      { player: 0, do: 'endTurn' },
    ],
    expect: {
      players: [{ monsters: [{ card: 'Vorse Raider', atk: 2400 }], spellsTraps: [{ card: 'Kunai with Chain', face: 'up' }] }, {}],
    },
  });
});

test('both at once at a declaration', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Kunai with Chain', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
      { player: 1, do: 'activate', card: 'Kunai with Chain', mode: 2 },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Vorse Raider', position: 'defense' }] },
        { monsters: [{ card: 'Celtic Guardian', atk: 1900 }], spellsTraps: [{ card: 'Kunai with Chain', face: 'up' }] },
      ],
    },
  });
});

test('it goes with its monster', () => {
  plays({
    players: [
      {
        hand: ['Dark Hole'],
        monsters: [{ card: 'Vorse Raider' }],
        spellsTraps: [{ card: 'Kunai with Chain', face: 'up', equippedTo: 'Vorse Raider@0:monster:0' }],
      },
      {},
    ],
    steps: [{ player: 0, do: 'activate', card: 'Dark Hole' }],
    expect: { players: [{ spellsTraps: [] }, {}] },
  });
});

test('the 500 ATK cause no replay', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Kunai with Chain', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
      { player: 1, do: 'activate', card: 'Kunai with Chain', mode: 1, choose: ['Celtic Guardian'] },
    ],
    expect: { prompt: { player: 0, kind: 'battle' }, players: [{ monsters: [], graveyard: ['Vorse Raider'] }, { monsters: [] }] },
  });
});

test('as an equip it may be used in the Damage Step up to calculation, where no declared attacker can be stopped', () => {
  plays({
    players: [
      { monsters: [{ card: 'Gemini Elf' }] },
      { monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Kunai with Chain', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'Vorse Raider' },
      {
        player: 1,
        do: 'activate',
        card: 'Kunai with Chain',
        choose: ['Vorse Raider'],
        when: { step: 'damage' },
      },
    ],
    expect: { players: [{ lp: 7500, monsters: [] }, { monsters: [{ card: 'Vorse Raider', atk: 2400 }] }] },
  });
});
