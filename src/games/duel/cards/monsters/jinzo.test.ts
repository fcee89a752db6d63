import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Jinzo lets nobody activate Traps', () => {
  plays({
    players: [
      { monsters: [{ card: 'Jinzo' }], spellsTraps: [{ card: 'Ring of Destruction', face: 'set' }] },
      { spellsTraps: [{ card: 'Mirror Force', face: 'set' }] },
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Ring of Destruction' }, rule: 'traps-cannot-be-activated' },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Jinzo', target: 'direct' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Mirror Force' }, rule: 'traps-cannot-be-activated' },
    ],
    expect: { players: [{}, { lp: 5600 }] },
  });
});

test('Jinzo, face-up in the middle of a chain, negates a Trap that waits on it', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Celtic Guardian' }],
        graveyard: ['Jinzo'],
        spellsTraps: [{ card: 'Call of the Haunted', face: 'set' }],
      },
      { spellsTraps: [{ card: 'Ring of Destruction', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 1, do: 'activate', card: 'Ring of Destruction', choose: ['Celtic Guardian'] },
      { player: 0, do: 'activate', card: 'Call of the Haunted', choose: ['Jinzo'] },
    ],
    expect: {
      phase: 'main1',
      players: [
        { lp: 8000, monsters: [{ card: 'Celtic Guardian' }, { card: 'Jinzo', position: 'attack' }] },
        { lp: 8000, graveyard: ['Ring of Destruction'] },
      ],
    },
  });
});

test('Jinzo, brought back by a Trap that it negates, stays when that Trap goes', () => {
  plays({
    players: [
      {
        hand: ['Mystical Space Typhoon'],
        monsters: [{ card: 'Jinzo' }],
        spellsTraps: [{ card: 'Call of the Haunted', face: 'up', linkedTo: 'Jinzo@0:monster:0' }],
      },
      {},
    ],
    steps: [{ player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Call of the Haunted'] }],
    expect: { players: [{ monsters: [{ card: 'Jinzo' }], graveyard: ['Mystical Space Typhoon', 'Call of the Haunted'] }, {}] },
  });
});

test('Jinzo can be answered by a Trap while its summon may be negated, and by none after that', () => {
  plays({
    players: [
      { hand: ['Jinzo'], monsters: [{ card: 'Celtic Guardian' }] },
      {
        spellsTraps: [
          { card: 'Solemn Judgment', face: 'set' },
          { card: 'Torrential Tribute', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Jinzo', choose: ['Celtic Guardian'] },
      { do: 'legal', step: { player: 1, do: 'activate', card: 'Solemn Judgment' } },
      { player: 1, do: 'pass' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Torrential Tribute' }, rule: 'traps-cannot-be-activated' },
    ],
    expect: { players: [{ monsters: [{ card: 'Jinzo' }] }, {}] },
  });
});

test('Jinzo, turned face-up by the first link, comes too late for a Trap that has resolved above it', () => {
  plays({
    players: [
      { hand: ['Swords of Revealing Light'], monsters: [{ card: 'Celtic Guardian' }] },
      { monsters: [{ card: 'Jinzo', position: 'set' }], spellsTraps: [{ card: 'Ring of Destruction', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Swords of Revealing Light' },
      { player: 1, do: 'activate', card: 'Ring of Destruction', choose: ['Celtic Guardian'] },
    ],
    expect: {
      players: [
        { lp: 6600, monsters: [] },
        { lp: 6600, monsters: [{ card: 'Jinzo', position: 'defense' }] },
      ],
    },
  });
});
