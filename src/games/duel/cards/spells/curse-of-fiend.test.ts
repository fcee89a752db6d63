import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const CURSE = 'Curse of Fiend';

test('Set before, it turns all monsters in the own Standby Phase; they stay so for the turn', () => {
  plays({
    rules: ['R111'],
    phase: 'standby',
    players: [
      {
        spellsTraps: [{ card: CURSE, face: 'set' }],
        monsters: [{ card: 'Gemini Elf' }, { card: 'Celtic Guardian', position: 'set' }],
      },
      { monsters: [{ card: 'Jinzo', position: 'defense' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: CURSE },
      {
        do: 'expect',
        phase: 'main1',
        players: [
          {
            monsters: [
              { card: 'Gemini Elf', position: 'defense' },
              { card: 'Celtic Guardian', position: 'attack' },
            ],
          },
          { monsters: [{ card: 'Jinzo', position: 'attack' }] },
        ],
      },
      { do: 'illegal', step: { player: 0, do: 'changePosition', card: 'Gemini Elf' }, rule: 'position-locked' },
    ],
    expect: { phase: 'main1' },
  });
});

test('from the hand too, but in no other phase and not in the turn of the opponent', () => {
  plays({
    rules: ['R112'],
    phase: 'standby',
    players: [{ hand: [CURSE], monsters: [{ card: 'Gemini Elf' }] }, { spellsTraps: [{ card: CURSE, face: 'set' }] }],
    steps: [
      { do: 'legal', step: { player: 0, do: 'activate', card: CURSE } },
      { player: 0, do: 'pass' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: CURSE }, now: true },
      { do: 'illegal', step: { player: 0, do: 'activate', card: CURSE }, rule: 'R112', when: { phase: 'main1' } },
    ],
  });
});
