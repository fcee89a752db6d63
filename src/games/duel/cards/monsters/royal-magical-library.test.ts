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

test('a Spell whose effect does nothing counts: its target is gone, or Imperial Order negates its effect', () => {
  plays({
    players: [
      { hand: ['Book of Moon'], monsters: [{ card: LIBRARY, position: 'defense' }, { card: 'Vorse Raider' }] },
      { spellsTraps: [{ card: 'Ring of Destruction', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Book of Moon', choose: ['Vorse Raider'] },
      { player: 1, do: 'activate', card: 'Ring of Destruction', choose: ['Vorse Raider'] },
    ],
    expect: { players: [{ monsters: [{ card: LIBRARY, counters: { spell: 1 } }] }, {}] },
  });
  plays({
    players: [
      { hand: ['Red Medicine'], monsters: [{ card: LIBRARY }] },
      { spellsTraps: [{ card: 'Imperial Order', face: 'up' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Red Medicine' }],
    expect: { players: [{ lp: 8000, monsters: [{ card: LIBRARY, counters: { spell: 1 } }] }, {}] },
  });
});

test('Royal Magical Library counts a Spell of which the effect alone is negated', () => {
  plays({
    players: [
      { hand: ['Pot of Greed'], monsters: [{ card: 'Royal Magical Library' }] },
      { monsters: [{ card: 'Dark Balter the Terrible' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Greed' },
      { player: 1, do: 'activate', card: 'Dark Balter the Terrible' },
    ],
    expect: { players: [{ handCount: 0, monsters: [{ card: 'Royal Magical Library', counters: { spell: 1 } }] }, {}] },
  });
});
