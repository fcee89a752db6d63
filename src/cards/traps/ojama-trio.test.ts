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
