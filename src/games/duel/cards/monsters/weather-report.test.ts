import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const swords = [{ card: 'Swords of Revealing Light', face: 'up' as const }];

test('having destroyed the Swords, every monster may attack in two Battle Phases', () => {
  plays({
    rules: ['R155', 'R494'],
    players: [{ monsters: [{ card: 'Weather Report', position: 'set' }, { card: 'Vorse Raider' }] }, { spellsTraps: swords }],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Weather Report' },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' }, rule: 'attack-once' },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { do: 'illegal', step: { player: 0, do: 'enter', to: 'battle' } },
      { player: 0, do: 'enter', to: 'main2' },
    ],
    expect: { phase: 'main2', players: [{}, { lp: 4200, graveyard: ['Swords of Revealing Light'] }] },
  });
});

test('turned up in the turn of the opponent it gives them in the next own turn', () => {
  plays({
    players: [
      { monsters: [{ card: 'Gemini Elf' }], spellsTraps: swords },
      { monsters: [{ card: 'Weather Report', position: 'set' }, { card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'Weather Report' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'enter', to: 'battle' },
    ],
    expect: { turn: 4, phase: 'battle', legal: [{ player: 1, do: 'enter', to: 'battle' }] },
  });
});

test('without Swords there is one Battle Phase', () => {
  plays({
    players: [{ monsters: [{ card: 'Weather Report', position: 'set' }] }, {}],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Weather Report' },
      { player: 0, do: 'enter', to: 'battle' },
    ],
    expect: { phase: 'battle', illegal: [{ player: 0, do: 'enter', to: 'battle' }] },
  });
});

const NEGATED_FIRST = {
  players: [
    { monsters: [{ card: 'Weather Report', position: 'set' as const }, { card: 'Vorse Raider' }, { card: 'Gemini Elf' }] },
    { spellsTraps: [...swords, { card: 'Negate Attack', face: 'set' as const }] },
  ],
  steps: [
    { player: 0, do: 'flipSummon', card: 'Weather Report' },
    { player: 0, do: 'enter', to: 'battle' },
    { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
    { player: 1, do: 'activate', card: 'Negate Attack' },
  ],
} satisfies Parameters<typeof plays>[0];

test.each([
  ['expert', 'legal', 4200],
  ['modern', 'illegal', 6100],
] as const)(
  'Negate Attack ends one Battle Phase, the second may still be had (%s: that the negated monster attacks in it is %s)',
  (profile, again, lp) => {
    plays({
      ...NEGATED_FIRST,
      profile,
      rules: ['R354', 'R155', 'R434', 'R494'],
      steps: [
        ...NEGATED_FIRST.steps,
        { do: 'expect', prompt: { player: 0, kind: 'idle' }, phase: 'battle', legal: [{ player: 0, do: 'enter', to: 'main2' }] },
        { player: 0, do: 'enter', to: 'battle' },
        { do: again, step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' } },
        { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
        ...(profile === 'expert' ? [{ player: 0 as const, do: 'attack' as const, card: 'Vorse Raider', target: 'direct' }] : []),
        { do: 'illegal', step: { player: 0, do: 'enter', to: 'battle' } },
        { player: 0, do: 'enter', to: 'main2' },
      ],
      expect: { phase: 'main2', turn: 3, players: [{}, { lp }] },
    });
  },
);

test('the second Battle Phase may be left out: then Main Phase 2 follows, and leads to no Battle Phase', () => {
  plays({
    ...NEGATED_FIRST,
    steps: [
      ...NEGATED_FIRST.steps,
      { player: 0, do: 'enter', to: 'main2' },
      { do: 'illegal', step: { player: 0, do: 'enter', to: 'battle' }, rule: 'battle-after-main1' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{}, { lp: 8000 }] },
  });
});

test('of one Battle Phase Negate Attack leaves nothing: Main Phase 2 follows without a question', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { spellsTraps: [{ card: 'Negate Attack', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'activate', card: 'Negate Attack' },
    ],
    expect: { phase: 'main2' },
  });
});
