import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const LIBRARY = 'Royal Magical Library';

test('each resolved Spell Card of either player is a counter, three at most; three of them draw a card', () => {
  plays({
    players: [
      {
        hand: ['Dian Keto the Cure Master', 'Dian Keto the Cure Master', 'Dian Keto the Cure Master', 'Red Medicine'],
        monsters: [{ card: LIBRARY }],
        deck: ['Jinzo', 'Umi'],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dian Keto the Cure Master' },
      { player: 0, do: 'activate', card: 'Dian Keto the Cure Master' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: LIBRARY }, rule: 'cost-counter' },
      { player: 0, do: 'activate', card: 'Dian Keto the Cure Master' },
      { player: 0, do: 'activate', card: 'Red Medicine' },
      { do: 'expect', players: [{ lp: 11500, monsters: [{ card: LIBRARY, counters: { spell: 3 } }] }, {}] },
      { player: 0, do: 'activate', card: LIBRARY },
    ],
    expect: { players: [{ hand: ['Jinzo'], monsters: [{ card: LIBRARY, counters: {} }] }, {}] },
  });
});

test('a negated Spell is none, nor is a Trap', () => {
  plays({
    players: [
      { hand: ['Red Medicine'], monsters: [{ card: LIBRARY }] },
      { hand: ['Umi'], spellsTraps: [{ card: 'Magic Jammer', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Red Medicine' },
      { player: 1, do: 'activate', card: 'Magic Jammer', choose: ['Umi'] },
    ],
    expect: { players: [{ lp: 8000, monsters: [{ card: LIBRARY, counters: {} }] }, {}] },
  });
});
