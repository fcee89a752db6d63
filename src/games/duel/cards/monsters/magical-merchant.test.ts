import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Magical Merchant turns cards over until a Spell or Trap: that one to the hand, the others to the Graveyard', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Magical Merchant', position: 'set' }],
        deck: ['Celtic Guardian', 'Sangan', 'Trap Hole', 'Pot of Greed'],
      },
      {},
    ],
    steps: [{ player: 0, do: 'flipSummon', card: 'Magical Merchant' }],
    expect: { players: [{ hand: ['Trap Hole'], graveyard: ['Sangan', 'Celtic Guardian'], deckCount: 1 }, {}] },
  });
});

test('without a Spell or Trap in the deck nothing moves and nobody loses', () => {
  plays({
    players: [{ monsters: [{ card: 'Magical Merchant', position: 'set' }], deck: ['Celtic Guardian', 'Sangan'] }, {}],
    steps: [{ player: 0, do: 'flipSummon', card: 'Magical Merchant' }],
    expect: {
      result: null,
      events: ['reveal Celtic Guardian', 'reveal Sangan'],
      players: [{ hand: [], graveyard: [], deckCount: 2 }, {}],
    },
  });
});
