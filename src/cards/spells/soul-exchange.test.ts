import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const SOUL = 'Soul Exchange';

test('the chosen monster is tributed in place of an own one; there is no Battle Phase', () => {
  plays({
    rules: ['R150', 'R469'],
    players: [
      { hand: [SOUL, 'Summoned Skull'], monsters: [{ card: 'Gemini Elf' }] },
      { monsters: [{ card: 'Jinzo' }, { card: 'Sangan', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['Jinzo'] },
      { do: 'illegal', step: { player: 0, do: 'enter', to: 'battle' }, rule: 'battle-phase-forbidden' },
      { player: 0, do: 'normalSummon', card: 'Summoned Skull', choose: ['Jinzo'] },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Gemini Elf' }, { card: 'Summoned Skull' }] },
        { monsters: [{ card: 'Sangan' }], graveyard: ['Jinzo'] },
      ],
    },
  });
});

test('two tributes: it and one own monster', () => {
  plays({
    players: [
      { hand: [SOUL, 'Dark Magician'], monsters: [{ card: 'Gemini Elf' }, { card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Jinzo', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['Jinzo'] },
      { player: 0, do: 'normalSummon', card: 'Dark Magician', choose: ['Jinzo', 'Gemini Elf'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Vorse Raider' }, { card: 'Dark Magician' }] }, { graveyard: ['Jinzo'] }] },
  });
});

test('a cost takes it too, and in the next turn it is safe again', () => {
  plays({
    rules: ['R473'],
    players: [{ hand: [SOUL], monsters: [{ card: 'Cannon Soldier' }] }, { monsters: [{ card: 'Gemini Elf' }] }],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['Gemini Elf'] },
      { player: 0, do: 'activate', card: 'Cannon Soldier', choose: ['Gemini Elf'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Cannon Soldier' }] }, { lp: 7500, graveyard: ['Gemini Elf'] }] },
  });
  plays({
    players: [{ hand: [SOUL, 'Summoned Skull'] }, { monsters: [{ card: 'Gemini Elf' }] }],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['Gemini Elf'] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Summoned Skull' }, rule: 'tributes' },
    ],
    expect: { turn: 5 },
  });
});

test('in Main Phase 2 it cannot be used', () => {
  plays({
    players: [{ hand: [SOUL] }, { monsters: [{ card: 'Jinzo' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'enter', to: 'main2' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: SOUL }, rule: 'gives-up-battle-phase' },
    ],
  });
});

test('two of them on the same monster make it one tribute, not two', () => {
  plays({
    players: [{ hand: ['Soul Exchange', 'Soul Exchange', 'Dark Magician'] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Soul Exchange', choose: ['Vorse Raider'] },
      { player: 0, do: 'activate', card: 'Soul Exchange', choose: ['Vorse Raider'] },
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Dark Magician' }, rule: 'tributes' },
    ],
  });
});
