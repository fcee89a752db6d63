import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('discarded from the hand, King of the Swamp searches for Polymerization', () => {
  plays({
    players: [{ hand: ['King of the Swamp'], deck: ['Fusion Sage', 'Polymerization'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'King of the Swamp' }],
    expect: { players: [{ hand: ['Polymerization'], graveyard: ['King of the Swamp'], deckCount: 1 }, {}] },
  });
});

test("on the field it has no such effect, nor in the opponent's turn", () => {
  plays({
    players: [
      { monsters: [{ card: 'King of the Swamp' }], deck: ['Polymerization'] },
      { hand: ['King of the Swamp'], deck: ['Polymerization'] },
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'King of the Swamp' }, rule: 'wrong-place' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'King of the Swamp' } },
    ],
  });
});

test('it stands in for a named material', () => {
  plays({
    players: [
      { hand: ['Polymerization', 'King of the Swamp'], monsters: [{ card: 'Dark Magician' }], fusionDeck: ['Dark Paladin'] },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Polymerization' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Dark Paladin' }], graveyard: ['Dark Magician', 'King of the Swamp', 'Polymerization'] },
        {},
      ],
    },
  });
});
