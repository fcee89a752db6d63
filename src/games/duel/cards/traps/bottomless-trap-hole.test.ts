import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Bottomless Trap Hole destroys a monster with 1500 ATK or more that the opponent has summoned and removes it from play', () => {
  plays({
    players: [{ hand: ['Gemini Elf'] }, { spellsTraps: [{ card: 'Bottomless Trap Hole', face: 'set' }] }],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Gemini Elf' },
      { player: 1, do: 'activate', card: 'Bottomless Trap Hole' },
    ],
    expect: { players: [{ monsters: [], banished: ['Gemini Elf'], graveyard: [] }, { graveyard: ['Bottomless Trap Hole'] }] },
  });
});

test('Bottomless Trap Hole does not answer a weaker monster, a Set, or an own summon', () => {
  plays({
    players: [
      {
        hand: ['Celtic Guardian'],
        monsters: [{ card: 'Gemini Elf', position: 'set' }],
        spellsTraps: [{ card: 'Bottomless Trap Hole', face: 'set' }],
      },
      { spellsTraps: [{ card: 'Bottomless Trap Hole', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Celtic Guardian' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Bottomless Trap Hole' }, rule: 'summon-success-only' },
      { player: 0, do: 'flipSummon', card: 'Gemini Elf' },
      {
        do: 'illegal',
        now: true,
        step: { player: 0, do: 'activate', card: 'Bottomless Trap Hole' },
        rule: 'summon-success-only',
      },
      { player: 1, do: 'activate', card: 'Bottomless Trap Hole' },
    ],
    expect: { players: [{ monsters: [{ card: 'Celtic Guardian' }], banished: ['Gemini Elf'] }, {}] },
  });
});

test('Bottomless Trap Hole does not reach a monster that has been turned face-down in the chain', () => {
  plays({
    players: [{ hand: ['Gemini Elf', 'Book of Moon'] }, { spellsTraps: [{ card: 'Bottomless Trap Hole', face: 'set' }] }],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Gemini Elf' },
      { player: 1, do: 'activate', card: 'Bottomless Trap Hole' },
      { player: 0, do: 'activate', card: 'Book of Moon', choose: ['Gemini Elf'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Gemini Elf', position: 'set' }], banished: [] }, {}] },
  });
});
