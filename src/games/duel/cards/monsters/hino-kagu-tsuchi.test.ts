import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('damage by Hino-Kagu-Tsuchi makes the opponent discard the hand before the next draw, once', () => {
  plays({
    players: [{ monsters: [{ card: 'Hino-Kagu-Tsuchi' }] }, { hand: ['Raigeki', 'Sangan'], deck: ['Kuriboh', 'Kuriboh'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Hino-Kagu-Tsuchi', target: 'direct' },
      { player: 0, do: 'endTurn' },
      {
        do: 'expect',
        events: ['phase draw', 'toGrave Sangan', 'draw Kuriboh'],
        players: [{}, { graveyard: ['Raigeki', 'Sangan'] }],
      },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 6, players: [{}, { lp: 5200, hand: ['Kuriboh', 'Kuriboh'] }] },
  });
});

test('a Spirit, it goes back to the hand in the End Phase of its summon', () => {
  plays({
    players: [{ hand: ['Hino-Kagu-Tsuchi'], monsters: [{ card: 'Celtic Guardian' }, { card: 'Celtic Guardian' }] }, {}],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Hino-Kagu-Tsuchi', choose: ['Celtic Guardian', 'Celtic Guardian'] },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ hand: ['Hino-Kagu-Tsuchi'], monsters: [] }, {}] },
  });
});
