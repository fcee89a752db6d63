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

test("attacking twice, Gravekeeper's Assailant changes a position once at each attack, though the first one was stopped", () => {
  const use = { player: 0 as const, do: 'activate' as const, card: "Gravekeeper's Assailant", choose: ['Mystical Elf'] };
  plays({
    players: [
      {
        hand: ['Double Attack', 'Jinzo'],
        monsters: [{ card: "Gravekeeper's Assailant" }],
        fieldSpell: { card: 'Necrovalley', face: 'up' },
      },
      {
        monsters: [{ card: 'Celtic Guardian' }, { card: 'Mystical Elf' }],
        spellsTraps: [{ card: 'Draining Shield', face: 'set' }],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Double Attack', choose: ['Jinzo', "Gravekeeper's Assailant"] },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: "Gravekeeper's Assailant", target: 'Celtic Guardian' },
      use,
      { player: 1, do: 'activate', card: 'Draining Shield' },
      { player: 0, do: 'attack', card: "Gravekeeper's Assailant", target: 'Celtic Guardian' },
      use,
      { do: 'illegal', step: use, rule: 'once-per-battle', now: true },
    ],
    expect: { players: [{}, { lp: 9400, monsters: [{ card: 'Mystical Elf', position: 'attack' }] }] },
  });
});
