import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("attacking with Necrovalley on the field, Gravekeeper's Assailant changes the position of an opposing monster", () => {
  plays({
    players: [
      { monsters: [{ card: "Gravekeeper's Assailant" }], fieldSpell: { card: 'Necrovalley', face: 'up' } },
      { monsters: [{ card: 'Gemini Elf', position: 'defense' }, { card: 'Blue-Eyes White Dragon' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: "Gravekeeper's Assailant", target: 'Gemini Elf' },
      { player: 0, do: 'activate', card: "Gravekeeper's Assailant", choose: ['Gemini Elf'] },
    ],
    expect: { players: [{ lp: 8000 }, { lp: 7900, graveyard: ['Gemini Elf'] }] },
  });
});

test('without Necrovalley, or without an attack, it cannot', () => {
  plays({
    players: [{ monsters: [{ card: "Gravekeeper's Assailant" }] }, { monsters: [{ card: 'Gemini Elf', position: 'defense' }] }],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: "Gravekeeper's Assailant" } },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: "Gravekeeper's Assailant", target: 'Gemini Elf' },
      {
        do: 'illegal',
        now: true,
        step: { player: 0, do: 'activate', card: "Gravekeeper's Assailant" },
        rule: 'while-it-battles',
      },
    ],
  });
});
