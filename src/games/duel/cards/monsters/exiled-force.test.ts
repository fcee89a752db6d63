import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Exiled Force tributes itself and destroys a monster, face-down too', () => {
  plays({
    players: [{ monsters: [{ card: 'Exiled Force' }] }, { monsters: [{ card: 'Gemini Elf', position: 'set' }] }],
    steps: [{ player: 0, do: 'activate', card: 'Exiled Force', choose: ['Gemini Elf'] }],
    expect: {
      players: [
        { graveyard: ['Exiled Force'], monsters: [] },
        { graveyard: ['Gemini Elf'], monsters: [] },
      ],
    },
  });
});

test('Exiled Force used with priority has left; that it was summoned is answered all the same, where no newcomer is asked for', () => {
  plays({
    players: [
      { hand: ['Exiled Force'] },
      {
        monsters: [{ card: 'Gemini Elf' }],
        spellsTraps: [
          { card: 'Torrential Tribute', face: 'set' },
          { card: 'Trap Hole', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Exiled Force' },
      { player: 0, do: 'activate', card: 'Exiled Force', choose: ['Gemini Elf'] },
      { do: 'illegal', now: true, step: { player: 1, do: 'activate', card: 'Trap Hole' }, rule: 'summon-success-only' },
      { player: 1, do: 'activate', card: 'Torrential Tribute' },
    ],
    expect: {
      players: [
        { graveyard: ['Exiled Force'] },
        { graveyard: ['Gemini Elf', 'Torrential Tribute'], spellsTraps: [{ card: 'Trap Hole', face: 'set' }] },
      ],
    },
  });
});

test('Exiled Force needs another monster to destroy', () => {
  plays({
    players: [{ monsters: [{ card: 'Exiled Force' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Exiled Force' }, rule: 'no-target' }],
  });
});
