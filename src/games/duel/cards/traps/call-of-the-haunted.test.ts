import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Call of the Haunted brings back a monster in the Battle Step, which may attack', () => {
  plays({
    players: [{ graveyard: ['Gemini Elf'], spellsTraps: [{ card: 'Call of the Haunted', face: 'set' }] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'activate', card: 'Call of the Haunted', choose: ['Gemini Elf'] },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
    ],
    expect: { players: [{ spellsTraps: [{ card: 'Call of the Haunted', face: 'up' }] }, { lp: 6100 }] },
  });
});

test('Call of the Haunted, leaving the field, destroys the monster', () => {
  plays({
    players: [
      { hand: ['Mystical Space Typhoon'] },
      {
        monsters: [{ card: 'Gemini Elf' }],
        spellsTraps: [{ card: 'Call of the Haunted', face: 'up', linkedTo: 'Gemini Elf@1:monster:0' }],
      },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Call of the Haunted'] }],
    expect: { players: [{}, { monsters: [], graveyard: ['Call of the Haunted', 'Gemini Elf'] }] },
  });
});

test('Call of the Haunted goes when the monster is destroyed', () => {
  plays({
    players: [
      { hand: ['Dark Hole'] },
      {
        monsters: [{ card: 'Gemini Elf' }],
        spellsTraps: [{ card: 'Call of the Haunted', face: 'up', linkedTo: 'Gemini Elf@1:monster:0' }],
      },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Dark Hole' }],
    expect: { players: [{}, { monsters: [], spellsTraps: [], graveyard: ['Call of the Haunted', 'Gemini Elf'] }] },
  });
});

test('Call of the Haunted stays, and no longer answers for the monster, when that has been turned face-down', () => {
  plays({
    players: [
      { hand: ['Book of Moon', 'Mystical Space Typhoon'] },
      {
        monsters: [{ card: 'Gemini Elf' }],
        spellsTraps: [{ card: 'Call of the Haunted', face: 'up', linkedTo: 'Gemini Elf@1:monster:0' }],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Book of Moon', choose: ['Gemini Elf'] },
      { player: 0, do: 'pass' },
      { do: 'expect', players: [{}, { spellsTraps: [{ card: 'Call of the Haunted', face: 'up' }] }] },
      { player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Call of the Haunted'] },
    ],
    expect: { players: [{}, { monsters: [{ card: 'Gemini Elf', position: 'set' }], graveyard: ['Call of the Haunted'] }] },
  });
});

test('Call of the Haunted brings back no monster that was never properly summoned', () => {
  plays({
    players: [
      {
        graveyard: [{ card: 'Black Luster Soldier - Envoy of the Beginning', properlySummoned: false }],
        spellsTraps: [{ card: 'Call of the Haunted', face: 'set' }],
      },
      {},
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Call of the Haunted' }, rule: 'no-target' }],
  });
});
