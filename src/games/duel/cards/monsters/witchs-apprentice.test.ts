import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Witch's Apprentice strengthens DARK and weakens LIGHT monsters of both sides", () => {
  plays({
    players: [
      { hand: ["Witch's Apprentice"], monsters: [{ card: 'Gemini Elf' }] },
      { monsters: [{ card: 'Sangan' }, { card: 'Blue-Eyes White Dragon' }] },
    ],
    steps: [{ player: 0, do: 'normalSummon', card: "Witch's Apprentice" }],
    expect: {
      players: [
        {
          monsters: [
            { card: "Witch's Apprentice", atk: 1050, def: 500 },
            { card: 'Gemini Elf', atk: 1900 },
          ],
        },
        {
          monsters: [
            { card: 'Sangan', atk: 1500 },
            { card: 'Blue-Eyes White Dragon', atk: 2600 },
          ],
        },
      ],
    },
  });
});
