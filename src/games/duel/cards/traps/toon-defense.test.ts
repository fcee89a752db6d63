import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Toon Defense turns an attack on a small Toon into a direct attack on its controller', () => {
  plays({
    players: [
      { monsters: [{ card: 'Blue-Eyes White Dragon' }] },
      {
        monsters: [{ card: 'Toon Gemini Elf' }, { card: 'Celtic Guardian' }],
        spellsTraps: [
          { card: 'Toon World', face: 'up' },
          { card: 'Toon Defense', face: 'up' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Blue-Eyes White Dragon', target: 'Toon Gemini Elf' },
      { player: 1, do: 'answer', value: true },
    ],
    expect: {
      prompt: { player: 0, kind: 'battle' },
      players: [{}, { lp: 5000, monsters: [{ card: 'Toon Gemini Elf' }, { card: 'Celtic Guardian' }] }],
    },
  });
});

test('it may be left out, and is not asked for other monsters or higher Toons', () => {
  plays({
    players: [
      { monsters: [{ card: 'Blue-Eyes White Dragon' }] },
      {
        monsters: [{ card: 'Toon Gemini Elf' }],
        spellsTraps: [
          { card: 'Toon World', face: 'up' },
          { card: 'Toon Defense', face: 'up' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Blue-Eyes White Dragon', target: 'Toon Gemini Elf' },
      { player: 1, do: 'answer', value: false },
    ],
    expect: { players: [{}, { lp: 6900, graveyard: ['Toon Gemini Elf'] }] },
  });
  plays({
    players: [
      { monsters: [{ card: 'Blue-Eyes White Dragon' }] },
      {
        monsters: [{ card: 'Toon Summoned Skull' }, { card: 'Celtic Guardian' }],
        spellsTraps: [
          { card: 'Toon World', face: 'up' },
          { card: 'Toon Defense', face: 'up' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Blue-Eyes White Dragon', target: 'Toon Summoned Skull' },
    ],
    expect: { prompt: { player: 0, kind: 'battle' }, players: [{}, { lp: 7500, graveyard: ['Toon Summoned Skull'] }] },
  });
});

test('it is not offered against a monster that cannot attack directly', () => {
  plays({
    players: [
      { monsters: [{ card: 'Zombyra the Dark' }] },
      {
        monsters: [{ card: 'Toon Gemini Elf' }],
        spellsTraps: [
          { card: 'Toon World', face: 'up' },
          { card: 'Toon Defense', face: 'up' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Zombyra the Dark', target: 'Toon Gemini Elf' },
      { do: 'illegal', step: { player: 1, do: 'answer', value: true } },
    ],
    expect: { players: [{}, { graveyard: ['Toon Gemini Elf'] }] },
  });
});
