import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Widespread Ruin destroys the strongest attack-position monster, and another monster's attack goes on", () => {
  plays({
    players: [
      {
        monsters: [
          { card: 'Vorse Raider' },
          { card: 'Celtic Guardian' },
          { card: 'Blue-Eyes White Dragon', position: 'defense' },
        ],
      },
      { spellsTraps: [{ card: 'Widespread Ruin', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'direct' },
      { player: 1, do: 'activate', card: 'Widespread Ruin' },
    ],
    expect: { players: [{ graveyard: ['Vorse Raider'] }, { lp: 6600 }] },
  });
});

test('on a tie its user picks', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Gemini Elf' }] },
      { spellsTraps: [{ card: 'Widespread Ruin', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'activate', card: 'Widespread Ruin' },
      { player: 1, do: 'choose', cards: ['Vorse Raider'] },
    ],
    expect: { players: [{ graveyard: ['Vorse Raider'], monsters: [{ card: 'Gemini Elf' }] }, { lp: 8000 }] },
  });
});
