import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Level Limit - Area B turns monsters of Level 4 or more to defense position and holds them there', () => {
  plays({
    players: [
      { hand: ['Level Limit - Area B', 'Gemini Elf'], monsters: [{ card: 'Vorse Raider' }, { card: 'Giant Soldier of Stone' }] },
      { monsters: [{ card: 'Celtic Guardian' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Level Limit - Area B' },
      {
        do: 'expect',
        players: [
          {
            monsters: [
              { card: 'Vorse Raider', position: 'defense' },
              { card: 'Giant Soldier of Stone', position: 'attack' },
            ],
          },
          { monsters: [{ card: 'Celtic Guardian', position: 'defense' }] },
        ],
      },
      { do: 'illegal', step: { player: 0, do: 'changePosition', card: 'Vorse Raider' }, rule: 'position-locked' },
      { do: 'legal', step: { player: 0, do: 'changePosition', card: 'Giant Soldier of Stone' } },
      { player: 0, do: 'normalSummon', card: 'Gemini Elf' },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Vorse Raider' }, { card: 'Giant Soldier of Stone' }, { card: 'Gemini Elf', position: 'defense' }] },
        {},
      ],
    },
  });
});

test('it reaches a monster the moment it is Flip Summoned', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider', position: 'set' }] },
      { spellsTraps: [{ card: 'Level Limit - Area B', face: 'up' }] },
    ],
    steps: [{ player: 0, do: 'flipSummon', card: 'Vorse Raider' }],
    expect: { players: [{ monsters: [{ card: 'Vorse Raider', position: 'defense' }] }, {}] },
  });
});
