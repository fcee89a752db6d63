import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Pot of Greed draws two cards', () => {
  plays({
    players: [{ hand: ['Pot of Greed'], deck: ['Sangan', 'Jinzo', 'Dark Hole'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Pot of Greed' }],
    expect: { players: [{ hand: ['Sangan', 'Jinzo'], deckCount: 1, graveyard: ['Pot of Greed'] }, {}] },
  });
});

test('Pot of Greed may take the last two cards of the deck', () => {
  plays({
    players: [{ hand: ['Pot of Greed'], deck: ['Sangan', 'Jinzo'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Pot of Greed' }],
    expect: { result: null, players: [{ handCount: 2, deckCount: 0 }, {}] },
  });
});

test('Pot of Greed with one card in the deck draws it and loses the duel at once', () => {
  plays({
    players: [{ hand: ['Pot of Greed'], deck: ['Sangan'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Pot of Greed' }],
    expect: { result: { winner: 1, reason: 'deckOut' }, players: [{ hand: ['Sangan'] }, {}] },
  });
});
