import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('a face-up monster goes, and so does the next own Draw Phase', () => {
  plays({
    rules: ['R081'],
    players: [{ hand: ['Offerings to the Doomed'] }, { monsters: [{ card: 'Jinzo' }, { card: 'Gemini Elf', position: 'set' }] }],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Offerings to the Doomed', choose: ['Gemini Elf'] } },
      { player: 0, do: 'activate', card: 'Offerings to the Doomed', choose: ['Jinzo'] },
      { player: 0, do: 'endTurn' },
      { do: 'expect', turn: 4, players: [{}, { handCount: 1 }] },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 5, players: [{ handCount: 0, deckCount: 20 }, { graveyard: ['Jinzo'] }] },
  });
});

test('without a face-up monster it cannot be used', () => {
  plays({
    players: [{ hand: ['Offerings to the Doomed'] }, { monsters: [{ card: 'Gemini Elf', position: 'set' }] }],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Offerings to the Doomed' }, rule: 'no-target' }],
  });
});
