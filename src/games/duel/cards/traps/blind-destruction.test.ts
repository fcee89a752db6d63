import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const duel = (roll: number) => ({
  dice: [roll],
  players: [
    { monsters: [{ card: 'Gemini Elf' }, { card: 'Kuriboh' }] },
    {
      spellsTraps: [{ card: 'Blind Destruction', face: 'up' as const }],
      monsters: [{ card: 'Summoned Skull' }, { card: 'Celtic Guardian', position: 'set' as const }, { card: 'Dark Magician' }],
    },
  ] as [object, object],
  steps: [{ player: 0 as const, do: 'endTurn' as const }],
});

test('a 4 destroys the face-up monsters of Level 4 on both sides', () => {
  plays({
    rules: ['R110'],
    ...duel(4),
    expect: {
      turn: 4,
      events: ['chainLink Blind Destruction', 'dice 4'],
      players: [
        { graveyard: ['Gemini Elf'] },
        { graveyard: [], monsters: [{ card: 'Summoned Skull' }, {}, { card: 'Dark Magician' }] },
      ],
    },
  });
});

test('a 6 destroys all of Level 6 or more', () => {
  plays({ ...duel(6), expect: { players: [{ graveyard: [] }, { graveyard: ['Summoned Skull', 'Dark Magician'] }] } });
});
