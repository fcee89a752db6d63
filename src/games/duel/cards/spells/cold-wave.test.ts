import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('it must be the first act of Main Phase 1', () => {
  plays({
    rules: ['R118'],
    players: [{ hand: ['Cold Wave', 'Sangan'] }, {}],
    steps: [
      { do: 'legal', step: { player: 0, do: 'activate', card: 'Cold Wave' } },
      { player: 0, do: 'normalSummon', card: 'Sangan' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Cold Wave' }, rule: 'R118' },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'enter', to: 'main2' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Cold Wave' }, rule: 'first-act-of-main-phase' },
    ],
  });
});

test('nobody can activate or Set Spells and Traps until the next turn of its user', () => {
  plays({
    rules: ['R119'],
    players: [
      { hand: ['Cold Wave', 'Trap Hole', 'Umi'] },
      { hand: ['Dark Hole'], spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Cold Wave' },
      { do: 'illegal', step: { player: 0, do: 'setSpellTrap', card: 'Trap Hole' }, rule: 'spells-and-traps-locked' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Umi' }, rule: 'spells-and-traps-locked' },
      { player: 0, do: 'endTurn' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Dark Hole' }, rule: 'spells-and-traps-locked' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Jar of Greed' }, rule: 'spells-and-traps-locked' },
      { player: 1, do: 'endTurn' },
      { do: 'legal', step: { player: 0, do: 'setSpellTrap', card: 'Trap Hole' } },
    ],
    expect: { turn: 5 },
  });
});
