import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Creature Swap: each player picks an own monster, and the two change sides', () => {
  plays({
    players: [
      { hand: ['Creature Swap'], monsters: [{ card: 'Celtic Guardian' }, { card: 'Sangan' }] },
      { monsters: [{ card: 'Gemini Elf' }, { card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Creature Swap' },
      { player: 0, do: 'choose', cards: ['Sangan'] },
      { player: 1, do: 'choose', cards: ['Gemini Elf'] },
      { do: 'illegal', step: { player: 0, do: 'changePosition', card: 'Gemini Elf' }, rule: 'swapped-monster-keeps-position' },
      { do: 'legal', step: { player: 0, do: 'changePosition', card: 'Celtic Guardian' } },
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'legal', step: { player: 0, do: 'attack', card: 'Gemini Elf', target: 'Sangan' } },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Celtic Guardian' }, { card: 'Gemini Elf', controller: 0 }] },
        { monsters: [{ card: 'Vorse Raider' }, { card: 'Sangan', controller: 1 }] },
      ],
    },
  });
});

test('Creature Swap works with full fields, and lasts beyond the turn', () => {
  plays({
    players: [
      {
        hand: ['Creature Swap'],
        monsters: [
          { card: 'Sangan' },
          { card: 'Celtic Guardian' },
          { card: 'Celtic Guardian' },
          { card: 'Celtic Guardian' },
          { card: 'Celtic Guardian' },
        ],
      },
      {
        monsters: [
          { card: 'Gemini Elf' },
          { card: 'Vorse Raider' },
          { card: 'Vorse Raider' },
          { card: 'Vorse Raider' },
          { card: 'Vorse Raider' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Creature Swap' },
      { player: 0, do: 'choose', cards: ['Sangan'] },
      { player: 1, do: 'choose', cards: ['Gemini Elf'] },
      { player: 0, do: 'endTurn' },
      { do: 'legal', step: { player: 1, do: 'changePosition', card: 'Sangan' } },
    ],
    expect: {
      turn: 4,
      players: [
        {
          monsters: [
            { card: 'Gemini Elf' },
            { card: 'Celtic Guardian' },
            { card: 'Celtic Guardian' },
            { card: 'Celtic Guardian' },
            { card: 'Celtic Guardian' },
          ],
        },
        {
          monsters: [
            { card: 'Sangan' },
            { card: 'Vorse Raider' },
            { card: 'Vorse Raider' },
            { card: 'Vorse Raider' },
            { card: 'Vorse Raider' },
          ],
        },
      ],
    },
  });
});

test('Creature Swap needs a monster on both sides', () => {
  plays({
    players: [{ hand: ['Creature Swap'], monsters: [{ card: 'Celtic Guardian' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Creature Swap' }, rule: 'no-monster-to-swap' }],
  });
});

test('where the two cannot change sides, both may still change their battle positions', () => {
  const waboku = { card: 'Waboku', face: 'set' } as const;
  plays({
    players: [
      { hand: ['Creature Swap'], monsters: [{ card: 'Leghul' }], spellsTraps: [waboku, waboku, waboku, waboku] },
      { spellsTraps: [{ card: 'Embodiment of Apophis', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'activate', card: 'Embodiment of Apophis', when: { turn: 4, phase: 'main1' } },
      { player: 1, do: 'answer', value: 'attack' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'activate', card: 'Creature Swap', choose: ['Leghul'] },
      { player: 1, do: 'choose', cards: ['Embodiment of Apophis'] },
      { player: 0, do: 'pass' },
      { player: 0, do: 'changePosition', card: 'Leghul' },
    ],
    expect: {
      players: [{ monsters: [{ card: 'Leghul', position: 'defense' }] }, { monsters: [{ card: 'Embodiment of Apophis' }] }],
    },
  });
});
