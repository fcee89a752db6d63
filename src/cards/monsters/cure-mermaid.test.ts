import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('800 Life Points in each own Standby Phase, on a chain', () => {
  plays({
    rules: ['R108'],
    players: [{}, { monsters: [{ card: 'Cure Mermaid' }] }],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 5, events: ['chainLink Cure Mermaid', 'lp 1 8800'], players: [{}, { lp: 8800 }] },
  });
});

test('face-down it gives nothing', () => {
  plays({
    players: [{}, { monsters: [{ card: 'Cure Mermaid', position: 'set' }] }],
    steps: [{ player: 0, do: 'endTurn' }],
    expect: { turn: 4, players: [{}, { lp: 8000 }] },
  });
});
