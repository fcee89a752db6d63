import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const EIGHT = Array.from({ length: 8 }, () => 'Umi');

test('its user keeps seven cards, the opponent six', () => {
  plays({
    rules: ['R195', 'R196'],
    players: [{ hand: ['Hieroglyph Lithograph', ...EIGHT] }, { hand: EIGHT.slice(1) }],
    steps: [
      { player: 0, do: 'activate', card: 'Hieroglyph Lithograph' },
      { player: 0, do: 'endTurn' },
      { player: 0, do: 'choose', cards: ['Umi'] },
      { do: 'expect', turn: 4, players: [{ lp: 7000, handCount: 7 }, { handCount: 8 }] },
      { player: 1, do: 'endTurn' },
      { player: 1, do: 'choose', cards: ['Umi', 'Umi'] },
    ],
    expect: { turn: 5, players: [{ handCount: 8 }, { handCount: 6 }] },
  });
});
