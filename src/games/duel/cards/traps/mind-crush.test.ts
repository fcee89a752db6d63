import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const crush = { spellsTraps: [{ card: 'Mind Crush', face: 'set' as const }] };

test('all copies of the named card are discarded', () => {
  plays({
    players: [{ ...crush, hand: ['Jinzo'] }, { hand: ['Umi', 'Jinzo', 'Umi'] }],
    steps: [
      { player: 0, do: 'activate', card: 'Mind Crush' },
      { player: 0, do: 'answer', value: 'Umi' },
    ],
    expect: { players: [{ hand: ['Jinzo'] }, { hand: ['Jinzo'], graveyard: ['Umi', 'Umi'] }] },
  });
});

test('named wrong, a random card of its user is discarded', () => {
  plays({
    randomCards: ['Sangan'],
    players: [{ ...crush, hand: ['Jinzo', 'Sangan'] }, { hand: ['Umi'] }],
    steps: [
      { player: 0, do: 'activate', card: 'Mind Crush' },
      { player: 0, do: 'answer', value: 'Pot of Greed' },
    ],
    expect: { players: [{ hand: ['Jinzo'], graveyard: ['Mind Crush', 'Sangan'] }, { hand: ['Umi'] }] },
  });
});

test('Umi is named: A Legendary Ocean is one in the hand, too', () => {
  plays({
    players: [
      { spellsTraps: [{ card: 'Mind Crush', face: 'set' }], hand: ['Pot of Greed'] },
      { hand: ['A Legendary Ocean', 'Umi', 'Dark Hole'] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Mind Crush' },
      { player: 0, do: 'answer', value: 'Umi' },
    ],
    expect: {
      players: [{ hand: ['Pot of Greed'] }, { hand: ['Dark Hole'], graveyard: ['A Legendary Ocean', 'Umi'] }],
    },
  });
});

test('with no hand of its own its user loses nothing by a wrong name', () => {
  plays({
    players: [{ spellsTraps: [{ card: 'Mind Crush', face: 'set' }] }, { hand: ['Dark Hole'] }],
    steps: [
      { player: 0, do: 'activate', card: 'Mind Crush' },
      { player: 0, do: 'answer', value: 'Umi' },
    ],
    expect: { players: [{ hand: [], graveyard: ['Mind Crush'] }, { hand: ['Dark Hole'] }] },
  });
});
