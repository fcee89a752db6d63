import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Toon Summoned Skull comes by a tribute while Toon World is there, in no other way', () => {
  plays({
    players: [
      {
        hand: ['Toon Summoned Skull'],
        monsters: [{ card: 'Celtic Guardian' }],
        spellsTraps: [{ card: 'Toon World', face: 'up' }],
      },
      {},
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Toon Summoned Skull' }, rule: 'special-summon-only' },
      { player: 0, do: 'specialSummon', card: 'Toon Summoned Skull' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Toon Summoned Skull' }, rule: 'not-in-summon-turn' },
    ],
    expect: { players: [{ monsters: [{ card: 'Toon Summoned Skull', atk: 2500 }], graveyard: ['Celtic Guardian'] }, {}] },
  });
  plays({
    players: [
      { hand: ['Toon Summoned Skull'], monsters: [{ card: 'Celtic Guardian' }] },
      { spellsTraps: [{ card: 'Toon World', face: 'up' }] },
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'specialSummon', card: 'Toon Summoned Skull' }, rule: 'toon-world-and-tribute' },
    ],
  });
});

test('it pays 500 Life Points for an attack past monsters', () => {
  plays({
    players: [
      { monsters: [{ card: 'Toon Summoned Skull' }], spellsTraps: [{ card: 'Toon World', face: 'up' }] },
      { monsters: [{ card: 'Jinzo' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Toon Summoned Skull', target: 'direct' },
    ],
    expect: { players: [{ lp: 7500 }, { lp: 5500 }] },
  });
});

test('a face-up Toon of the opponent must be its target', () => {
  plays({
    players: [
      { monsters: [{ card: 'Toon Summoned Skull' }], spellsTraps: [{ card: 'Toon World', face: 'up' }] },
      { monsters: [{ card: 'Celtic Guardian' }, { card: 'Toon Gemini Elf' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      {
        do: 'illegal',
        step: { player: 0, do: 'attack', card: 'Toon Summoned Skull', target: 'Celtic Guardian' },
        rule: 'toon-attacks-toon',
      },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Toon Summoned Skull', target: 'direct' } },
      { player: 0, do: 'attack', card: 'Toon Summoned Skull', target: 'Toon Gemini Elf' },
    ],
    expect: { players: [{ lp: 7500 }, { lp: 7400 }] },
  });
});

test('it attacks directly without Toon World too, and comes back from the Graveyard without it, if it came in its own way', () => {
  plays({
    players: [{ monsters: [{ card: 'Toon Summoned Skull' }] }, { monsters: [{ card: 'Gemini Elf' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Toon Summoned Skull', target: 'Toon Summoned Skull' } },
      { player: 0, do: 'attack', card: 'Toon Summoned Skull', target: 'direct' },
    ],
    expect: { players: [{ lp: 7500 }, { lp: 5500 }] },
  });
  plays({
    rules: ['E27'],
    players: [{ hand: ['Monster Reborn'], graveyard: ['Toon Summoned Skull'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Monster Reborn' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Toon Summoned Skull' }, rule: 'not-in-summon-turn' },
    ],
    expect: { players: [{ monsters: [{ card: 'Toon Summoned Skull' }] }, {}] },
  });
  plays({
    players: [{ hand: ['Monster Reborn'], graveyard: [{ card: 'Toon Summoned Skull', properlySummoned: false }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Monster Reborn' }, rule: 'no-target' }],
  });
});

test('its tribute is no Tribute Summon: a Sheep Token will do', () => {
  plays({
    players: [
      {
        hand: ['Toon Summoned Skull'],
        monsters: [{ card: 'Sheep Token', position: 'defense' }],
        spellsTraps: [{ card: 'Toon World', face: 'up' }],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'specialSummon', card: 'Toon Summoned Skull' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'Toon Summoned Skull' }] }, {}] },
  });
});

test('with Cost Down Toon Summoned Skull asks for no Tribute, but for a free zone', () => {
  plays({
    players: [
      {
        hand: ['Toon Summoned Skull', 'Toon Summoned Skull', 'Cost Down', 'Sangan'],
        monsters: [{ card: 'Gemini Elf' }, { card: 'Vorse Raider' }, { card: 'Jinzo' }, { card: 'Celtic Guardian' }],
        spellsTraps: [{ card: 'Toon World', face: 'up' }],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Cost Down', choose: ['Sangan'] },
      { player: 0, do: 'specialSummon', card: 'Toon Summoned Skull' },
      { do: 'illegal', step: { player: 0, do: 'specialSummon', card: 'Toon Summoned Skull' } },
    ],
    expect: {
      players: [
        {
          monsters: [
            { card: 'Gemini Elf' },
            { card: 'Vorse Raider' },
            { card: 'Jinzo' },
            { card: 'Celtic Guardian' },
            { card: 'Toon Summoned Skull' },
          ],
          hand: ['Toon Summoned Skull'],
        },
        {},
      ],
    },
  });
});
