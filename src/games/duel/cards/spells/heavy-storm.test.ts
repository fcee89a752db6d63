import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Heavy Storm destroys all Spells and Traps on the field', () => {
  plays({
    players: [
      { hand: ['Heavy Storm'], spellsTraps: [{ card: 'Mirror Force', face: 'set' }] },
      {
        spellsTraps: [
          { card: 'Swords of Revealing Light', face: 'up' },
          { card: 'Ring of Destruction', face: 'set' },
        ],
      },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Heavy Storm' }],
    expect: {
      players: [
        { spellsTraps: [], graveyard: ['Heavy Storm', 'Mirror Force'] },
        { spellsTraps: [], graveyard: ['Swords of Revealing Light', 'Ring of Destruction'] },
      ],
    },
  });
});

test('Heavy Storm needs another Spell or Trap on the field', () => {
  plays({
    players: [{ hand: ['Heavy Storm'] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Heavy Storm' }, rule: 'nothing-to-act-on' }],
  });
});

test('Heavy Storm ends what the cards it destroys keep up: revived monsters go, a stolen one goes back', () => {
  plays({
    players: [
      { hand: ['Heavy Storm'] },
      {
        monsters: [{ card: 'Gemini Elf' }, { card: 'Vorse Raider' }, { card: 'Celtic Guardian', owner: 0 }],
        spellsTraps: [
          { card: 'Premature Burial', face: 'up', equippedTo: 'Gemini Elf@1:monster:0' },
          { card: 'Call of the Haunted', face: 'up', linkedTo: 'Vorse Raider@1:monster:1' },
          { card: 'Snatch Steal', face: 'up', equippedTo: 'Celtic Guardian@1:monster:2' },
        ],
      },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Heavy Storm' }],
    expect: {
      players: [
        { monsters: [{ card: 'Celtic Guardian', controller: 0 }], graveyard: ['Heavy Storm'] },
        {
          monsters: [],
          spellsTraps: [],
          graveyard: ['Premature Burial', 'Call of the Haunted', 'Snatch Steal', 'Gemini Elf', 'Vorse Raider'],
        },
      ],
    },
  });
});
