import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const wishes = { spellsTraps: [{ card: 'Solemn Wishes', face: 'up' as const }] };

test('500 Life Points for the normal draw of its controller, none for the opponent', () => {
  plays({
    rules: ['R094'],
    players: [wishes, {}],
    steps: [
      { player: 0, do: 'endTurn' },
      { do: 'expect', turn: 4, players: [{ lp: 8000 }, { lp: 8000 }] },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 5, players: [{ lp: 8500 }, { lp: 8000 }] },
  });
});

test('a draw of two cards counts once, without a chain', () => {
  plays({
    players: [{ ...wishes, hand: ['Pot of Greed'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Pot of Greed' }],
    expect: { players: [{ lp: 8500, handCount: 2 }, {}] },
  });
});

test('a search is no draw', () => {
  plays({
    rules: ['R025'],
    players: [{ ...wishes, monsters: [{ card: 'Sangan' }], hand: ['Dark Hole'], deck: ['Kuriboh'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Dark Hole' }],
    expect: { players: [{ lp: 8000, hand: ['Kuriboh'] }, {}] },
  });
});

test('negated it gives nothing', () => {
  plays({
    players: [{ ...wishes, hand: ['Pot of Greed'] }, { monsters: [{ card: 'Jinzo' }] }],
    steps: [{ player: 0, do: 'activate', card: 'Pot of Greed' }],
    expect: { players: [{ lp: 8000 }, {}] },
  });
});
