import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Sinister Serpent may return from the Graveyard in its own Standby Phase, by a chain', () => {
  plays({
    phase: 'standby',
    players: [{ graveyard: ['Sinister Serpent'] }, {}],
    steps: [{ player: 0, do: 'answer', value: true }],
    expect: {
      phase: 'main1',
      events: ['phase standby', 'chainLink Sinister Serpent', 'toHand Sinister Serpent', 'phase main1'],
      players: [{ hand: ['Sinister Serpent'], graveyard: [] }, {}],
    },
  });
});

test('it may stay there, and is asked again in the next own Standby Phase, not in the one of the opponent', () => {
  plays({
    phase: 'standby',
    players: [{ graveyard: ['Sinister Serpent'] }, {}],
    steps: [
      { player: 0, do: 'answer', value: false },
      { player: 0, do: 'endTurn' },
      { do: 'expect', turn: 4, phase: 'main1', players: [{ graveyard: ['Sinister Serpent'] }, {}] },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'answer', value: true },
    ],
    expect: { turn: 5, players: [{ graveyard: [] }, {}] },
  });
});

test('on the field or in the hand it does nothing', () => {
  plays({
    phase: 'standby',
    players: [{ hand: ['Sinister Serpent'], monsters: [{ card: 'Sinister Serpent' }] }, {}],
    steps: [],
    expect: { phase: 'main1', players: [{ hand: ['Sinister Serpent'] }, {}] },
  });
});
