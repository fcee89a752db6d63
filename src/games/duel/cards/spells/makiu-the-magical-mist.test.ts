import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const MAKIU = 'Makiu, the Magical Mist';

test('opposing face-up monsters whose DEF is not above the ATK are destroyed; no Battle Phase this turn', () => {
  plays({
    rules: ['R151'],
    players: [
      { hand: [MAKIU], monsters: [{ card: 'Summoned Skull' }] },
      { monsters: [{ card: 'Jinzo' }, { card: 'Giant Soldier of Stone' }, { card: 'Gemini Elf', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: MAKIU, choose: ['Summoned Skull'] },
      { do: 'illegal', step: { player: 0, do: 'enter', to: 'battle' }, rule: 'battle-phase-forbidden' },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Summoned Skull' }] },
        { graveyard: ['Jinzo', 'Giant Soldier of Stone'], monsters: [{ card: 'Gemini Elf' }] },
      ],
    },
  });
});

test('in Main Phase 2, or without such a monster, it cannot be used', () => {
  plays({
    players: [{ hand: [MAKIU], monsters: [{ card: 'Summoned Skull' }] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'enter', to: 'main2' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: MAKIU }, rule: 'gives-up-battle-phase' },
    ],
  });
  plays({
    players: [{ hand: [MAKIU], monsters: [{ card: 'Gemini Elf' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: MAKIU }, rule: 'no-target' }],
  });
});
