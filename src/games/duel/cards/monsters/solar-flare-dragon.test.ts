import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const DRAGON = 'Solar Flare Dragon';

test('500 damage in each own End Phase, on a chain', () => {
  plays({
    players: [{ monsters: [{ card: DRAGON }] }, {}],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 5, events: [`chainLink ${DRAGON}`], players: [{ lp: 8000 }, { lp: 7500 }] },
  });
});

test('two of them protect each other; alone it can be attacked', () => {
  plays({
    players: [{ monsters: [{ card: 'Jinzo' }] }, { monsters: [{ card: DRAGON }, { card: DRAGON }, { card: 'Sangan' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Jinzo', target: DRAGON }, rule: 'protected-from-attack' },
      { do: 'legal', step: { player: 0, do: 'attack', card: 'Jinzo', target: 'Sangan' } },
    ],
  });
  plays({
    players: [{ monsters: [{ card: 'Jinzo' }] }, { monsters: [{ card: DRAGON }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Jinzo', target: DRAGON },
    ],
    expect: { players: [{}, { lp: 7100, graveyard: [DRAGON] }] },
  });
});
