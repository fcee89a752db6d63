import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Witch of the Black Forest must search for a monster with 1500 DEF or less when it goes from the field to the Graveyard', () => {
  plays({
    players: [
      {
        hand: ['Dark Hole'],
        monsters: [{ card: 'Witch of the Black Forest' }],
        deck: ['Giant Soldier of Stone', 'Summoned Skull'],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dark Hole' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Giant Soldier of Stone'] } },
      { player: 0, do: 'choose', cards: ['Summoned Skull'] },
    ],
    expect: { players: [{ hand: ['Summoned Skull'], deckCount: 1 }, {}] },
  });
});

test('Witch of the Black Forest with an empty deck takes nothing and loses nothing', () => {
  plays({
    players: [{ hand: ['Dark Hole'], monsters: [{ card: 'Witch of the Black Forest' }], deck: [] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Dark Hole' }],
    expect: { result: null, events: ['resolve Witch of the Black Forest'], players: [{ hand: [] }, {}] },
  });
});

test('Witch of the Black Forest searches for its owner when it goes from the opponent’s field', () => {
  plays({
    players: [
      { hand: ['Snatch Steal', 'Dark Hole'] },
      { monsters: [{ card: 'Witch of the Black Forest' }], deck: ['Summoned Skull', 'Giant Soldier of Stone'] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Snatch Steal', choose: ['Witch of the Black Forest'] },
      { player: 0, do: 'activate', card: 'Dark Hole' },
      { player: 1, do: 'choose', cards: ['Summoned Skull'] },
    ],
    expect: { players: [{ hand: [] }, { hand: ['Summoned Skull'], graveyard: ['Witch of the Black Forest'] }] },
  });
});
