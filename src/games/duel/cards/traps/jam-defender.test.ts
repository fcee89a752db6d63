import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Jam Defender moves an attack to Revival Jam', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      {
        monsters: [{ card: 'Celtic Guardian' }, { card: 'Revival Jam', position: 'defense' }],
        spellsTraps: [{ card: 'Jam Defender', face: 'up' }],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
      { player: 1, do: 'answer', value: true },
      { player: 1, do: 'answer', value: false, when: { step: 'damage' } },
    ],
    expect: {
      events: ['attack Vorse Raider', 'chainLink Jam Defender', 'destroy Revival Jam'],
      players: [{}, { lp: 8000, monsters: [{ card: 'Celtic Guardian' }] }],
    },
  });
});

test('it may be left out, and is not asked when Revival Jam itself is attacked', () => {
  const board = [
    { monsters: [{ card: 'Vorse Raider' }] },
    {
      monsters: [{ card: 'Celtic Guardian' }, { card: 'Revival Jam', position: 'attack' }],
      spellsTraps: [{ card: 'Jam Defender', face: 'up' }],
    },
  ] as const;
  plays({
    players: board as never,
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
      { player: 1, do: 'answer', value: false },
    ],
    expect: { players: [{}, { lp: 7500, graveyard: ['Celtic Guardian'] }] },
  });
  plays({
    players: board as never,
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Revival Jam' },
      { player: 1, do: 'answer', value: false },
    ],
    expect: { prompt: { player: 0, kind: 'battle' }, players: [{}, { lp: 7600, graveyard: ['Revival Jam'] }] },
  });
});

test('it is not asked where the attacker could not attack Revival Jam', () => {
  plays({
    players: [
      { monsters: [{ card: 'Toon Summoned Skull' }], spellsTraps: [{ card: 'Toon World', face: 'up' }] },
      {
        monsters: [{ card: 'Toon Gemini Elf' }, { card: 'Revival Jam' }],
        spellsTraps: [{ card: 'Jam Defender', face: 'up' }],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Toon Summoned Skull', target: 'Toon Gemini Elf' },
    ],
    expect: { players: [{ lp: 7500 }, { lp: 7400, monsters: [{ card: 'Revival Jam' }] }] },
  });
});
