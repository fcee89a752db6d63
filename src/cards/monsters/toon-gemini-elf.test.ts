import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Toon Gemini Elf cannot attack in the turn of its summon', () => {
  plays({
    players: [{ hand: ['Toon Gemini Elf'], spellsTraps: [{ card: 'Toon World', face: 'up' }] }, {}],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Toon Gemini Elf' },
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Toon Gemini Elf' }, rule: 'not-in-summon-turn' },
    ],
  });
});

test('with Toon World it may attack past monsters, and its damage costs a random hand card', () => {
  plays({
    randomCards: ['Raigeki'],
    players: [
      { monsters: [{ card: 'Toon Gemini Elf' }], spellsTraps: [{ card: 'Toon World', face: 'up' }] },
      { hand: ['Raigeki', 'Kuriboh'], monsters: [{ card: 'Jinzo' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'legal', step: { player: 0, do: 'attack', card: 'Toon Gemini Elf', target: 'Jinzo' } },
      { player: 0, do: 'attack', card: 'Toon Gemini Elf', target: 'direct' },
    ],
    expect: { players: [{}, { lp: 6100, hand: ['Kuriboh'], graveyard: ['Raigeki'] }] },
  });
});

test('without Toon World, or against a Toon, it cannot attack past monsters', () => {
  plays({
    players: [{ monsters: [{ card: 'Toon Gemini Elf' }] }, { monsters: [{ card: 'Jinzo' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Toon Gemini Elf', target: 'direct' }, rule: 'direct-attack' },
    ],
  });
  plays({
    players: [
      { monsters: [{ card: 'Toon Gemini Elf' }], spellsTraps: [{ card: 'Toon World', face: 'up' }] },
      { monsters: [{ card: 'Toon Gemini Elf' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Toon Gemini Elf', target: 'direct' }, rule: 'direct-attack' },
    ],
  });
});

test('a Toon World that is destroyed takes it along', () => {
  plays({
    players: [
      { hand: ['Mystical Space Typhoon'] },
      {
        monsters: [{ card: 'Toon Gemini Elf' }, { card: 'Toon Gemini Elf', position: 'set' }, { card: 'Jinzo' }],
        spellsTraps: [{ card: 'Toon World', face: 'up' }],
      },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Toon World'] }],
    expect: {
      players: [
        {},
        {
          monsters: [{ card: 'Toon Gemini Elf', position: 'set' }, { card: 'Jinzo' }],
          graveyard: ['Toon World', 'Toon Gemini Elf'],
        },
      ],
    },
  });
});
