import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Premature Burial brings a monster back in attack position for 800 Life Points and is equipped to it', () => {
  plays({
    players: [{ hand: ['Premature Burial'], graveyard: ['Gemini Elf', 'Dark Hole'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Premature Burial', choose: ['Gemini Elf'] }],
    expect: {
      players: [
        {
          lp: 7200,
          monsters: [{ card: 'Gemini Elf', position: 'attack' }],
          spellsTraps: [{ card: 'Premature Burial', face: 'up' }],
        },
        {},
      ],
    },
  });
});

test('Premature Burial: its summon can be answered', () => {
  plays({
    players: [
      { hand: ['Premature Burial'], graveyard: ['Gemini Elf'] },
      { spellsTraps: [{ card: 'Bottomless Trap Hole', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Premature Burial', choose: ['Gemini Elf'] },
      { player: 1, do: 'activate', card: 'Bottomless Trap Hole' },
    ],
    expect: { players: [{ banished: ['Gemini Elf'], graveyard: ['Premature Burial'], monsters: [] }, {}] },
  });
});

test('Premature Burial, destroyed, takes the monster along', () => {
  plays({
    players: [
      { hand: ['Mystical Space Typhoon'] },
      {
        monsters: [{ card: 'Gemini Elf' }],
        spellsTraps: [{ card: 'Premature Burial', face: 'up', equippedTo: 'Gemini Elf@1:monster:0' }],
      },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Premature Burial'] }],
    expect: { players: [{}, { monsters: [], graveyard: ['Gemini Elf', 'Premature Burial'] }] },
  });
});

test('Premature Burial goes when the monster is turned face-down, but the monster stays', () => {
  plays({
    players: [
      { hand: ['Book of Moon'] },
      {
        monsters: [{ card: 'Gemini Elf' }],
        spellsTraps: [{ card: 'Premature Burial', face: 'up', equippedTo: 'Gemini Elf@1:monster:0' }],
      },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Book of Moon', choose: ['Gemini Elf'] }],
    expect: { players: [{}, { monsters: [{ card: 'Gemini Elf', position: 'set' }], graveyard: ['Premature Burial'] }] },
  });
});

test('Premature Burial needs 800 Life Points and a monster in the own Graveyard', () => {
  plays({
    players: [{ lp: 799, hand: ['Premature Burial'] }, { graveyard: ['Gemini Elf'] }],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Premature Burial' }, rule: 'cost-life-points' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Premature Burial' }, rule: 'no-target' },
    ],
  });
});
