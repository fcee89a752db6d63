import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('an attacker has half its ATK from its declaration on, and afterwards', () => {
  plays({
    rules: ['R337'],
    players: [
      { monsters: [{ card: 'Gemini Elf' }, { card: 'Vorse Raider' }] },
      { spellsTraps: [{ card: 'Mirror Wall', face: 'up' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { player: 0, do: 'enter', to: 'main2' },
    ],
    expect: {
      players: [
        {
          monsters: [
            { card: 'Gemini Elf', atk: 950 },
            { card: 'Vorse Raider', atk: 1900 },
          ],
        },
        { lp: 7050 },
      ],
    },
  });
});

test('activated after the declaration it halves the present attacker; gone, the ATK is back', () => {
  plays({
    players: [
      { monsters: [{ card: 'Gemini Elf' }, { card: 'Vorse Raider' }], hand: ['Mystical Space Typhoon'] },
      { spellsTraps: [{ card: 'Mirror Wall', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { player: 1, do: 'activate', card: 'Mirror Wall', when: { step: 'damage' } },
      { player: 0, do: 'enter', to: 'main2' },
      {
        do: 'expect',
        players: [
          {
            monsters: [
              { card: 'Gemini Elf', atk: 950 },
              { card: 'Vorse Raider', atk: 1900 },
            ],
          },
          { lp: 5150 },
        ],
      },
      { player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Mirror Wall'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Gemini Elf', atk: 1900 }, { card: 'Vorse Raider' }] }, {}] },
  });
});

test('its upkeep is 2000 Life Points', () => {
  plays({
    players: [{}, { spellsTraps: [{ card: 'Mirror Wall', face: 'up' }] }],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'answer', value: true },
    ],
    expect: { turn: 4, players: [{}, { lp: 6000, spellsTraps: [{ card: 'Mirror Wall' }] }] },
  });
});
