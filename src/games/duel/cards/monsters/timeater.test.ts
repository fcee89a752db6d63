import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('in the skipped Main Phase 1 nothing can be done but going on to the Battle or End Phase', () => {
  plays({
    rules: ['R116', 'R117', 'R472'],
    players: [
      { monsters: [{ card: 'Timeater' }] },
      { hand: ['Sangan', 'Umi'], monsters: [{ card: 'Celtic Guardian' }, { card: 'Gemini Elf' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Timeater', target: 'Celtic Guardian' },
      { player: 0, do: 'endTurn' },
      { do: 'expect', turn: 4, phase: 'main1', players: [{}, { handCount: 3 }] },
      { do: 'illegal', step: { player: 1, do: 'normalSummon', card: 'Sangan' } },
      { do: 'illegal', step: { player: 1, do: 'setSpellTrap', card: 'Umi' } },
      { do: 'illegal', step: { player: 1, do: 'changePosition', card: 'Gemini Elf' } },
      { do: 'legal', step: { player: 1, do: 'enter', to: 'end' } },
      { player: 1, do: 'enter', to: 'battle' },
      { player: 1, do: 'attack', card: 'Gemini Elf', target: 'Timeater' },
      { player: 1, do: 'enter', to: 'main2' },
      { do: 'legal', step: { player: 1, do: 'normalSummon', card: 'Sangan' } },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 6, phase: 'main1', legal: [{ player: 1, do: 'normalSummon', card: 'Sangan' }] },
  });
});
