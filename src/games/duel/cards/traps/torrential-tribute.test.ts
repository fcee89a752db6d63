import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Torrential Tribute destroys all monsters when a monster is summoned', () => {
  plays({
    players: [
      { hand: ['Celtic Guardian'], monsters: [{ card: 'Gemini Elf' }] },
      { monsters: [{ card: 'Vorse Raider', position: 'set' }], spellsTraps: [{ card: 'Torrential Tribute', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Celtic Guardian' },
      { player: 1, do: 'activate', card: 'Torrential Tribute' },
    ],
    expect: {
      players: [
        { monsters: [], graveyard: ['Celtic Guardian', 'Gemini Elf'] },
        { monsters: [], graveyard: ['Vorse Raider', 'Torrential Tribute'] },
      ],
    },
  });
});

test('Torrential Tribute answers one’s own summon and a Flip Summon', () => {
  plays({
    players: [
      { monsters: [{ card: 'Gemini Elf', position: 'set' }], spellsTraps: [{ card: 'Torrential Tribute', face: 'set' }] },
      {},
    ],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Gemini Elf' },
      { player: 0, do: 'activate', card: 'Torrential Tribute' },
    ],
    expect: { players: [{ monsters: [], graveyard: ['Gemini Elf', 'Torrential Tribute'] }, {}] },
  });
});

test('Torrential Tribute does not answer a Set', () => {
  plays({
    players: [{ hand: ['Celtic Guardian'] }, { spellsTraps: [{ card: 'Torrential Tribute', face: 'set' }] }],
    steps: [
      { player: 0, do: 'setMonster', card: 'Celtic Guardian' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Torrential Tribute' }, rule: 'summon-success-only' },
    ],
  });
});

test('Torrential Tribute does not answer a summon within a chain that went on', () => {
  plays({
    players: [
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }] },
      {
        graveyard: ['Gemini Elf'],
        spellsTraps: [
          { card: 'Call of the Haunted', face: 'set' },
          { card: 'Torrential Tribute', face: 'set' },
          { card: 'Mirror Force', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Mirror Force'] },
      { player: 1, do: 'activate', card: 'Call of the Haunted', choose: ['Gemini Elf'] },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Torrential Tribute' }, rule: 'summon-success-only' },
    ],
    expect: { players: [{}, { monsters: [{ card: 'Gemini Elf' }], graveyard: ['Mirror Force'] }] },
  });
});

test('Torrential Tribute answers a Special Summon by an effect that puts the monster face-down', () => {
  plays({
    players: [
      { hand: ['The Shallow Grave'], graveyard: ['Gemini Elf'] },
      {
        graveyard: ['Kuriboh'],
        spellsTraps: [
          { card: 'Torrential Tribute', face: 'set' },
          { card: 'Bottomless Trap Hole', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'The Shallow Grave', choose: ['Gemini Elf', 'Kuriboh'] },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Bottomless Trap Hole' }, rule: 'summon-success-only' },
      { player: 1, do: 'activate', card: 'Torrential Tribute' },
    ],
    expect: { players: [{ monsters: [], graveyard: ['The Shallow Grave', 'Gemini Elf'] }, { monsters: [] }] },
  });
});
