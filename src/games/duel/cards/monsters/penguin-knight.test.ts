import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("milled by the opponent's effect, Penguin Knight returns the own Graveyard to the deck", () => {
  plays({
    players: [
      { monsters: [{ card: 'Needle Worm', position: 'set' }], graveyard: ['Raigeki'] },
      { graveyard: ['Dark Hole'], deck: ['Sangan', 'Penguin Knight', 'Fissure', 'Kuriboh', 'Jinzo', 'Vorse Raider'] },
    ],
    steps: [{ player: 0, do: 'flipSummon', card: 'Needle Worm' }],
    expect: {
      events: ['chainLink Needle Worm', 'toGrave Penguin Knight', 'chainLink Penguin Knight'],
      players: [{ graveyard: ['Raigeki'] }, { graveyard: [], deckCount: 7 }],
    },
  });
});

test('sent from anywhere else it does nothing', () => {
  plays({
    players: [{ hand: ['Raigeki'] }, { monsters: [{ card: 'Penguin Knight' }] }],
    steps: [{ player: 0, do: 'activate', card: 'Raigeki' }],
    expect: { players: [{}, { graveyard: ['Penguin Knight'], deckCount: 20 }] },
  });
});

test('while Necrovalley locks the Graveyard nothing returns, and the Deck is not shuffled', () => {
  plays({
    shuffle: true,
    players: [
      { monsters: [{ card: 'Needle Worm', position: 'set' }] },
      {
        fieldSpell: { card: 'Necrovalley', face: 'up' },
        deck: ['Penguin Knight', 'Sangan', 'Sangan', 'Sangan', 'Sangan', 'Kuriboh', ...Array<string>(20).fill('Celtic Guardian')],
      },
    ],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Needle Worm' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { players: [{}, { hand: ['Kuriboh'], deckCount: 20 }] },
  });
});
