import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const DRAGON = 'Victory Dragon';
const SPEAR = { card: 'Spear Dragon' };

test('three Dragons are tributed for it', () => {
  plays({
    players: [{ hand: [DRAGON], monsters: [SPEAR, SPEAR, SPEAR, { card: 'Gemini Elf' }] }, {}],
    steps: [{ player: 0, do: 'normalSummon', card: DRAGON, choose: ['Spear Dragon', 'Spear Dragon', 'Spear Dragon'] }],
    expect: { players: [{ monsters: [{ card: DRAGON }, { card: 'Gemini Elf' }] }, {}] },
  });
  plays({
    players: [{ hand: [DRAGON], monsters: [SPEAR, SPEAR, { card: 'Gemini Elf' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'normalSummon', card: DRAGON }, rule: 'tributes' }],
  });
});

test('its direct attack that ends the duel wins the match', () => {
  plays({
    rules: ['R043'],
    players: [{ monsters: [{ card: DRAGON }] }, { lp: 2400 }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: DRAGON, target: 'direct' },
    ],
    expect: { result: { winner: 0, reason: 'matchWin', card: 'Victory Dragon' } },
  });
});

test('in a battle with a monster it wins the duel only', () => {
  plays({
    rules: ['R047'],
    players: [{ monsters: [{ card: DRAGON }] }, { lp: 500, monsters: [{ card: 'Celtic Guardian' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: DRAGON, target: 'Celtic Guardian' },
    ],
    expect: { result: { winner: 0, reason: 'lp' } },
  });
});

test('a face-down Dragon is one of the three, another monster is not', () => {
  plays({
    players: [
      {
        hand: ['Victory Dragon'],
        monsters: [{ card: 'Spear Dragon' }, { card: 'Spear Dragon' }, { card: 'Spear Dragon', position: 'set' }],
      },
      {},
    ],
    steps: [{ player: 0, do: 'normalSummon', card: 'Victory Dragon' }],
    expect: { players: [{ monsters: [{ card: 'Victory Dragon' }] }, {}] },
  });
  plays({
    players: [
      {
        hand: ['Victory Dragon'],
        monsters: [{ card: 'Spear Dragon' }, { card: 'Spear Dragon' }, { card: 'Sangan', position: 'set' }],
      },
      {},
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Victory Dragon' }, rule: 'tributes' }],
  });
});

test('Set, Victory Dragon takes three Dragons as well', () => {
  plays({
    players: [
      {
        hand: ['Victory Dragon'],
        monsters: [
          { card: 'Spear Dragon' },
          { card: 'Spear Dragon' },
          { card: 'Spear Dragon', position: 'set' },
          { card: 'Sangan' },
        ],
      },
      {},
    ],
    steps: [
      {
        do: 'illegal',
        step: {
          player: 0,
          do: 'setMonster',
          card: 'Victory Dragon',
          choose: ['Spear Dragon@0:monster:0', 'Spear Dragon@0:monster:1'],
        },
      },
      {
        do: 'illegal',
        step: {
          player: 0,
          do: 'setMonster',
          card: 'Victory Dragon',
          choose: ['Sangan', 'Spear Dragon@0:monster:0', 'Spear Dragon@0:monster:1'],
        },
      },
      { player: 0, do: 'setMonster', card: 'Victory Dragon' },
    ],
    expect: { players: [{ monsters: [{ card: 'Victory Dragon', position: 'set' }, { card: 'Sangan' }] }, {}] },
  });
});
