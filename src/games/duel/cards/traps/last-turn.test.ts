import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const lastTurn = (kept: string, rival: string, position: 'attack' | 'defense' = 'attack') => ({
  turn: 8,
  turnPlayer: 1 as const,
  players: [
    { lp: 1000, monsters: [{ card: kept, position }], hand: ['Umi'], spellsTraps: [{ card: 'Last Turn', face: 'set' as const }] },
    { hand: ['Pot of Greed'], monsters: [{ card: 'Jinzo', position: 'set' as const }], deck: [rival, 'Umi'] },
  ] as [object, object],
  steps: [
    { player: 1 as const, do: 'enter' as const, to: 'battle' as const },
    { player: 0 as const, do: 'activate' as const, card: 'Last Turn' },
    { player: 0 as const, do: 'choose' as const, cards: [kept] },
    { player: 1 as const, do: 'choose' as const, cards: [rival] },
    { player: 1 as const, do: 'endTurn' as const },
  ],
});

test('the only player with a monster at the end of the turn wins; there is no battle damage', () => {
  plays({
    rules: ['R037'],
    ...lastTurn('Dark Magician', 'Celtic Guardian'),
    expect: {
      turn: 8,
      result: { winner: 0, reason: 'lastTurn', card: 'Last Turn' },
      players: [
        { lp: 1000, handCount: 0 },
        { lp: 8000, handCount: 0, graveyard: ['Jinzo', 'Pot of Greed', 'Celtic Guardian'] },
      ],
    },
  });
});

test("the survivor may be the opponent's", () => {
  plays({
    rules: ['R040'],
    ...lastTurn('Celtic Guardian', 'Dark Magician'),
    expect: { result: { winner: 1, reason: 'lastTurn', card: 'Last Turn' }, players: [{ lp: 1000 }, {}] },
  });
});

test('no monster on either side, or one on both, is a draw', () => {
  plays({
    rules: ['R039'],
    ...lastTurn('Dark Magician', 'Dark Magician'),
    expect: { result: { winner: 'draw', reason: 'lastTurn', card: 'Last Turn' } },
  });
  plays({
    rules: ['R038'],
    ...lastTurn('Giant Soldier of Stone', 'Celtic Guardian', 'defense'),
    expect: { result: { winner: 'draw', reason: 'lastTurn', card: 'Last Turn' }, players: [{}, { lp: 8000 }] },
  });
});

test('a Battle Phase that has been held is no hindrance, and the old phase goes on afterwards', () => {
  const { steps, ...duel } = lastTurn('Dark Magician', 'Celtic Guardian');
  plays({
    rules: ['R156'],
    ...duel,
    steps: [
      steps[0]!,
      { player: 1, do: 'enter', to: 'main2' },
      { player: 1, do: 'enter', to: 'end' },
      { ...steps[1]!, when: { phase: 'main2' } },
      ...steps.slice(2, 4),
      { do: 'expect', phase: 'main2', step: null, prompt: { player: 1, kind: 'idle' }, result: null },
      steps[4]!,
    ],
    expect: { result: { winner: 0, reason: 'lastTurn', card: 'Last Turn' } },
  });
});

test('above 1000 Life Points or in the own turn it cannot be used', () => {
  const set = [{ card: 'Last Turn', face: 'set' as const }];
  plays({
    rules: ['R470'],
    players: [
      { lp: 1000, monsters: [{ card: 'Jinzo', position: 'set' }], spellsTraps: set },
      { lp: 1001, monsters: [{ card: 'Jinzo', position: 'set' }], spellsTraps: set },
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Last Turn' }, rule: 'R470' },
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Last Turn' }, rule: 'R470' },
    ],
  });
});
