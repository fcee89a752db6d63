import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('both discard their hands and draw as many cards as each had', () => {
  plays({
    players: [
      { hand: ['Card Destruction', 'Umi', 'Raigeki'], deck: ['Sangan', 'Kuriboh', 'Jinzo'] },
      { hand: ['Dark Hole'], deck: ['Gemini Elf', 'Umi'] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Card Destruction' }],
    expect: {
      players: [
        { hand: ['Sangan', 'Kuriboh'], graveyard: ['Card Destruction', 'Umi', 'Raigeki'] },
        { hand: ['Gemini Elf'], graveyard: ['Dark Hole'] },
      ],
    },
  });
});

test('when neither can draw enough the duel is drawn', () => {
  plays({
    rules: ['R019'],
    players: [
      { hand: ['Card Destruction', 'Umi', 'Raigeki'], deck: ['Sangan'] },
      { hand: ['Dark Hole'], deck: [] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Card Destruction' }],
    expect: { result: { winner: 'draw', reason: 'deckOut' } },
  });
});

test('whoever alone cannot draw enough loses', () => {
  plays({
    players: [{ hand: ['Card Destruction'] }, { hand: ['Dark Hole', 'Umi'], deck: ['Sangan'] }],
    steps: [{ player: 0, do: 'activate', card: 'Card Destruction' }],
    expect: { result: { winner: 0, reason: 'deckOut' } },
  });
});
