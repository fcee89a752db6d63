import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Shift turns an attack to another own monster, without a replay', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      {
        monsters: [{ card: 'Celtic Guardian' }, { card: 'Blue-Eyes White Dragon' }],
        spellsTraps: [{ card: 'Shift', face: 'set' }],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
      { player: 1, do: 'activate', card: 'Shift', choose: ['Blue-Eyes White Dragon'] },
    ],
    expect: { prompt: { player: 0, kind: 'battle' }, players: [{ lp: 6900, graveyard: ['Vorse Raider'] }, { lp: 8000 }] },
  });
});

test('it turns a Spell that targets one own monster to another', () => {
  plays({
    players: [
      { hand: ['Snatch Steal'] },
      {
        monsters: [{ card: 'Blue-Eyes White Dragon' }, { card: 'Celtic Guardian' }],
        spellsTraps: [{ card: 'Shift', face: 'set' }],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Snatch Steal', choose: ['Blue-Eyes White Dragon'] },
      { player: 1, do: 'activate', card: 'Shift' },
    ],
    expect: { players: [{ monsters: [{ card: 'Celtic Guardian' }] }, { monsters: [{ card: 'Blue-Eyes White Dragon' }] }] },
  });
});

test('it needs another own monster, and answers no effect that targets nothing', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Shift', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Shift' } },
    ],
  });
  plays({
    players: [
      { hand: ['Dark Hole'] },
      { monsters: [{ card: 'Celtic Guardian' }, { card: 'Gemini Elf' }], spellsTraps: [{ card: 'Shift', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dark Hole' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Shift' }, rule: 'answers-targeting-of-own-monster' },
    ],
  });
});

test('the monster that takes the place is a target of Shift: chosen on activation, and Spirit Reaper goes by it', () => {
  plays({
    players: [
      { spellsTraps: [{ card: 'Reinforcements' }] },
      {
        monsters: [{ card: 'Kuriboh' }, { card: 'Spirit Reaper' }, { card: 'Gemini Elf' }],
        spellsTraps: [{ card: 'Shift' }, { card: 'Jar of Greed' }],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Reinforcements', choose: ['Kuriboh'] },
      { player: 1, do: 'activate', card: 'Shift', choose: ['Spirit Reaper'] },
      { do: 'expect', chain: [{ card: 'Reinforcements' }, { card: 'Shift' }], prompt: { kind: 'respond' } },
      { player: 1, do: 'activate', card: 'Jar of Greed' },
    ],
    expect: {
      events: ['resolve Shift', 'destroy Spirit Reaper', 'resolve Reinforcements'],
      players: [
        {},
        {
          monsters: [
            { card: 'Kuriboh', atk: 300 },
            { card: 'Gemini Elf', atk: 1900 },
          ],
        },
      ],
    },
  });
});
