import { test } from 'vitest';
import { plays, type TestScenario } from '../../scenario/testing';

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

test('back from Dimensionhole it was not summoned and may attack', () => {
  plays({
    players: [{ hand: ['Dimensionhole'], monsters: [{ card: 'Toon Gemini Elf' }] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Dimensionhole' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'legal', step: { player: 0, do: 'attack', card: 'Toon Gemini Elf' } },
    ],
    expect: { turn: 5 },
  });
});

type Side = NonNullable<TestScenario['players']>[1];
const worldFalls = (near: Side, far: Side): TestScenario => ({
  players: [
    { hand: ['Mystical Space Typhoon'], ...near },
    { monsters: [{ card: 'Toon Gemini Elf' }], spellsTraps: [{ card: 'Toon World', face: 'up' }], ...far },
  ],
  steps: [{ player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Toon World'] }],
});

test('it goes down by its own effect: not while that is negated, but also when Toon World was', () => {
  plays({
    ...worldFalls({ spellsTraps: [{ card: 'Skill Drain', face: 'up' }] }, {}),
    expect: { players: [{}, { monsters: [{ card: 'Toon Gemini Elf' }] }] },
  });
  plays({
    players: [
      {
        spellsTraps: [
          { card: 'Imperial Order', face: 'up' },
          { card: 'Dust Tornado', face: 'set' },
        ],
      },
      { monsters: [{ card: 'Toon Gemini Elf' }], spellsTraps: [{ card: 'Toon World', face: 'up' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Dust Tornado', choose: ['Toon World'] }],
    expect: { players: [{}, { monsters: [] }] },
  });
  // What negated it leaves at the same moment: it was negated when Toon World was destroyed.
  plays({
    players: [
      { hand: ['Heavy Storm'] },
      {
        monsters: [{ card: 'Toon Gemini Elf' }],
        spellsTraps: [
          { card: 'Toon World', face: 'up' },
          { card: 'Skill Drain', face: 'up' },
        ],
      },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Heavy Storm' }],
    expect: { players: [{}, { monsters: [{ card: 'Toon Gemini Elf' }], spellsTraps: [] }] },
  });
});

test('any Toon World of the field does, also one of the other side; returned to the hand or Set it takes nothing along', () => {
  plays({
    players: [
      { hand: ['Mystical Space Typhoon'], monsters: [{ card: 'Toon Gemini Elf' }] },
      { spellsTraps: [{ card: 'Toon World', face: 'up' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Toon World'] }],
    expect: { players: [{ monsters: [] }, {}] },
  });
  plays({
    ...worldFalls({}, { spellsTraps: [{ card: 'Toon World', face: 'set' }] }),
    expect: { players: [{}, { monsters: [{ card: 'Toon Gemini Elf' }], spellsTraps: [] }] },
  });
  plays({
    players: [
      { hand: ['Giant Trunade'] },
      { monsters: [{ card: 'Toon Gemini Elf' }], spellsTraps: [{ card: 'Toon World', face: 'up' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Giant Trunade' }],
    expect: { players: [{}, { monsters: [{ card: 'Toon Gemini Elf' }], spellsTraps: [] }] },
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
