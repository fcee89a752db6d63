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

test('turned face-down in answer to its effect, it is a fresh monster and gives nothing', () => {
  plays({
    phase: 'standby',
    players: [{ monsters: [{ card: 'Cure Mermaid' }] }, { spellsTraps: [{ card: 'Book of Moon', face: 'set' }] }],
    steps: [{ player: 1, do: 'activate', card: 'Book of Moon', choose: ['Cure Mermaid'] }],
    expect: { events: ['chainLink Cure Mermaid'], players: [{ lp: 8000 }, {}] },
  });
});
