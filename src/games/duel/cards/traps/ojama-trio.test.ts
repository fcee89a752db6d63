import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Ojama Trio puts three Ojama Tokens on the opponent's field in defense position", () => {
  plays({
    players: [
      { spellsTraps: [{ card: 'Ojama Trio', face: 'set' }] },
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Sangan' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'activate', card: 'Ojama Trio' },
    ],
    expect: {
      players: [
        { monsters: [] },
        {
          monsters: [
            { card: 'Vorse Raider' },
            { card: 'Sangan' },
            ...Array.from({ length: 3 }, () => ({ card: 'Ojama Token', position: 'defense' as const, def: 1000 })),
          ],
        },
      ],
    },
  });
});

test('with fewer than three free zones it cannot be activated', () => {
  plays({
    players: [
      { spellsTraps: [{ card: 'Ojama Trio', face: 'set' }] },
      { monsters: Array.from({ length: 3 }, () => ({ card: 'Vorse Raider' })) },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Ojama Trio' }, rule: 'no-monster-zone' },
    ],
  });
});

test('what is said of the tokens is no effect of theirs: Skill Drain neither spares their player nor makes tributes of them', () => {
  plays({
    players: [
      { hand: ['Raigeki'], spellsTraps: [{ card: 'Ojama Trio' }, { card: 'Skill Drain', face: 'up' }] },
      { hand: ['Summoned Skull'] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Ojama Trio' },
      { player: 0, do: 'endTurn' },
      {
        do: 'illegal',
        step: { player: 1, do: 'normalSummon', card: 'Summoned Skull' },
        rule: 'tributes',
        when: { turn: 4, phase: 'main1' },
      },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'activate', card: 'Raigeki' },
    ],
    expect: { players: [{}, { lp: 7100, monsters: [] }] },
  });
});
