import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const box = { spellsTraps: [{ card: 'Fairy Box', face: 'up' as const }] };

test('a wrong call changes nothing', () => {
  plays({
    coins: ['tails'],
    players: [{ monsters: [{ card: 'Gemini Elf' }] }, { ...box, monsters: [{ card: 'Sangan' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'Sangan' },
      { player: 1, do: 'answer', value: 'heads' },
    ],
    expect: { players: [{}, { lp: 7100 }] },
  });
});

test('the attacker loses the battle with ATK 0', () => {
  plays({
    coins: ['tails'],
    players: [{ monsters: [{ card: 'Gemini Elf' }] }, { ...box, monsters: [{ card: 'Sangan' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'Sangan' },
      { player: 1, do: 'answer', value: 'tails' },
    ],
    expect: { players: [{ lp: 7000, graveyard: ['Gemini Elf'] }, { lp: 8000 }] },
  });
});

test('the ATK comes back after the Battle Phase', () => {
  plays({
    coins: ['heads', 'heads'],
    players: [{ monsters: [{ card: 'Gemini Elf' }, { card: 'Celtic Guardian' }] }, { ...box, monsters: [] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { player: 1, do: 'answer', value: 'heads' },
      { do: 'expect', players: [{ monsters: [{ card: 'Gemini Elf', atk: 0 }, { card: 'Celtic Guardian' }] }, { lp: 8000 }] },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'direct' },
      { player: 1, do: 'answer', value: 'tails' },
      { player: 0, do: 'enter', to: 'main2' },
    ],
    expect: {
      players: [
        {
          monsters: [
            { card: 'Gemini Elf', atk: 1900 },
            { card: 'Celtic Guardian', atk: 1400 },
          ],
        },
        { lp: 6600 },
      ],
    },
  });
});

test('its upkeep is 500 Life Points', () => {
  plays({
    players: [{}, box],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'answer', value: true },
    ],
    expect: { turn: 4, players: [{}, { lp: 7500, spellsTraps: [{ card: 'Fairy Box' }] }] },
  });
  plays({
    players: [{}, box],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'answer', value: false },
    ],
    expect: { turn: 4, players: [{}, { lp: 8000, graveyard: ['Fairy Box'] }] },
  });
});

test('an attacker turned face-down in answer is not boxed, and has its ATK when it is turned up again', () => {
  plays({
    coins: ['heads'],
    players: [
      { monsters: [{ card: 'Gemini Elf' }] },
      { spellsTraps: [{ card: 'Fairy Box', face: 'up' }, { card: 'Book of Moon' }, { card: 'Ceasefire' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { player: 1, do: 'activate', card: 'Book of Moon', choose: ['Gemini Elf'] },
      { player: 1, do: 'answer', value: 'heads' },
      { player: 1, do: 'activate', card: 'Ceasefire' },
    ],
    expect: { players: [{ monsters: [{ card: 'Gemini Elf', position: 'defense', atk: 1900 }] }, { lp: 8000 }] },
  });
});
