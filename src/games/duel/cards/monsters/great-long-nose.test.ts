import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("damage by Great Long Nose skips the opponent's next Battle Phase, and with it Main Phase 2", () => {
  plays({
    players: [{ monsters: [{ card: 'Great Long Nose' }] }, { monsters: [{ card: 'Celtic Guardian' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Great Long Nose', target: 'Celtic Guardian' },
      { player: 0, do: 'endTurn' },
      { do: 'illegal', step: { player: 1, do: 'enter', to: 'battle' } },
      { do: 'illegal', step: { player: 1, do: 'enter', to: 'main2' } },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
      { do: 'legal', step: { player: 1, do: 'enter', to: 'battle' } },
    ],
    expect: { turn: 6, players: [{}, { lp: 7500 }] },
  });
});

test('a Spirit, it goes back to the hand in the End Phase of its summon and cannot be Special Summoned', () => {
  plays({
    players: [
      { hand: ['Great Long Nose', 'Monster Reborn'], monsters: [{ card: 'Celtic Guardian' }], graveyard: ['Great Long Nose'] },
      {},
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Monster Reborn' }, rule: 'no-target' },
      { player: 0, do: 'normalSummon', card: 'Great Long Nose', choose: ['Celtic Guardian'] },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ hand: ['Great Long Nose', 'Monster Reborn'] }, {}] },
  });
});

test('two of them skip the next two Battle Phases, one in each turn', () => {
  plays({
    players: [{ monsters: [{ card: 'Great Long Nose' }, { card: 'Great Long Nose' }] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Great Long Nose@0:monster:0', target: 'direct' },
      { player: 0, do: 'attack', card: 'Great Long Nose@0:monster:1', target: 'direct' },
      { player: 0, do: 'endTurn' },
      { do: 'illegal', step: { player: 1, do: 'enter', to: 'battle' } },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
      { do: 'illegal', step: { player: 1, do: 'enter', to: 'battle' } },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
      { do: 'legal', step: { player: 1, do: 'enter', to: 'battle' } },
    ],
    expect: { turn: 8 },
  });
});

test("dealt in the opponent's Battle Phase, its damage skips that of the next turn", () => {
  plays({
    turn: 4,
    turnPlayer: 1,
    players: [{ monsters: [{ card: 'Great Long Nose' }] }, { monsters: [{ card: 'Celtic Guardian' }] }],
    steps: [
      { player: 1, do: 'enter', to: 'battle' },
      { player: 1, do: 'attack', card: 'Celtic Guardian', target: 'Great Long Nose' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
      { do: 'illegal', step: { player: 1, do: 'enter', to: 'battle' } },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
      { do: 'legal', step: { player: 1, do: 'enter', to: 'battle' } },
    ],
    expect: { turn: 8, players: [{}, { lp: 7500 }] },
  });
});
