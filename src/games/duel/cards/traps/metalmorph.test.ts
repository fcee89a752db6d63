import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Metalmorph becomes an equip of 300 ATK and DEF that stays on the field', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Metalmorph', face: 'set' }] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Metalmorph', choose: ['Vorse Raider'] }],
    expect: {
      players: [
        { monsters: [{ card: 'Vorse Raider', atk: 2200, def: 1500 }], spellsTraps: [{ card: 'Metalmorph', face: 'up' }] },
        {},
      ],
    },
  });
});

test("attacking a monster its bearer gains half that monster's ATK, in damage calculation only", () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Vorse Raider' }],
        spellsTraps: [{ card: 'Metalmorph', face: 'up', equippedTo: 'Vorse Raider@0:monster:0' }],
      },
      { monsters: [{ card: 'Blue-Eyes White Dragon' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Blue-Eyes White Dragon' },
    ],
    expect: {
      players: [{ monsters: [{ card: 'Vorse Raider', atk: 2200 }] }, { lp: 7300, graveyard: ['Blue-Eyes White Dragon'] }],
    },
  });
});

test('attacked, or attacking directly, it gains no more than 300', () => {
  plays({
    players: [
      { monsters: [{ card: 'Blue-Eyes White Dragon' }] },
      {
        monsters: [{ card: 'Vorse Raider' }],
        spellsTraps: [{ card: 'Metalmorph', face: 'up', equippedTo: 'Vorse Raider@1:monster:0' }],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Blue-Eyes White Dragon', target: 'Vorse Raider' },
    ],
    expect: { players: [{}, { lp: 7200 }] },
  });
});

test('it may be used in the Damage Step before calculation', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Metalmorph', face: 'set' }] },
      { monsters: [{ card: 'Gemini Elf' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Gemini Elf' },
      { player: 0, do: 'activate', card: 'Metalmorph', choose: ['Vorse Raider'], when: { step: 'damage' } },
    ],
    expect: { players: [{ monsters: [{ card: 'Vorse Raider', atk: 2200 }] }, { lp: 6750, graveyard: ['Gemini Elf'] }] },
  });
});
