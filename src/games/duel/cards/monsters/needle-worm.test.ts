import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Needle Worm sends five cards of the opponent's deck to the Graveyard", () => {
  plays({
    players: [{ monsters: [{ card: 'Needle Worm', position: 'set' }] }, {}],
    steps: [{ player: 0, do: 'flipSummon', card: 'Needle Worm' }],
    expect: { players: [{ deckCount: 20 }, { deckCount: 15, handCount: 0 }] },
  });
});

test('with fewer it sends what there is, and the duel is lost at the next draw only', () => {
  plays({
    players: [{ monsters: [{ card: 'Needle Worm', position: 'set' }] }, { deck: ['Sangan', 'Jinzo', 'Kuriboh'] }],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Needle Worm' },
      { do: 'expect', result: null, players: [{}, { deckCount: 0, graveyard: ['Sangan', 'Jinzo', 'Kuriboh'] }] },
      { player: 0, do: 'endTurn' },
    ],
    expect: { result: { winner: 0, reason: 'deckOut' }, phase: 'draw' },
  });
});
