import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const SIX = ['Umi', 'Sangan', 'Jinzo', 'Pot of Greed', 'Dark Hole', 'Raigeki'];

test('a right call draws up to five', () => {
  plays({
    rules: ['R471'],
    coins: ['heads'],
    players: [{ hand: ['Umi'], spellsTraps: [{ card: 'Gamble', face: 'set' }] }, { hand: SIX }],
    steps: [
      { player: 0, do: 'activate', card: 'Gamble' },
      { player: 0, do: 'answer', value: 'heads' },
    ],
    expect: { players: [{ handCount: 5, deckCount: 16 }, {}] },
  });
});

test('a wrong call costs the next own turn: no draw, no upkeep, and it is counted', () => {
  plays({
    rules: ['R079', 'R197', 'R198', 'R202'],
    turn: 4,
    turnPlayer: 1,
    coins: ['tails'],
    players: [
      {
        hand: ['Umi'],
        spellsTraps: [
          { card: 'Gamble', face: 'set' },
          { card: 'Messenger of Peace', face: 'up' },
        ],
      },
      { hand: SIX, spellsTraps: [{ card: 'Swords of Revealing Light', face: 'up', turnCount: 2 }] },
    ],
    steps: [
      { player: 1, do: 'enter', to: 'end' },
      { player: 0, do: 'activate', card: 'Gamble' },
      { player: 0, do: 'answer', value: 'heads' },
      { player: 1, do: 'endTurn' },
    ],
    expect: {
      turn: 6,
      turnPlayer: 1,
      players: [
        { lp: 8000, handCount: 1, deckCount: 20, spellsTraps: [{ card: 'Messenger of Peace', face: 'up' }] },
        { handCount: 7, spellsTraps: [], graveyard: ['Swords of Revealing Light'] },
      ],
    },
  });
});

test('against five cards, or with three, it cannot be used', () => {
  const gamble = [{ card: 'Gamble', face: 'set' as const }];
  plays({
    players: [{ hand: ['Umi'], spellsTraps: gamble }, { hand: SIX.slice(1) }],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Gamble' }, rule: 'hand-sizes' }],
  });
  plays({
    players: [{ hand: ['Umi', 'Umi', 'Umi'], spellsTraps: gamble }, { hand: SIX }],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Gamble' }, rule: 'hand-sizes' }],
  });
});

test('activated from the hand Gamble is none of the two cards', () => {
  plays({
    players: [
      { hand: ['Gamble', 'Jinzo', 'Sangan', 'Exiled Force'], monsters: [{ card: 'Makyura the Destructor' }] },
      { hand: ['Sangan', 'Sangan', 'Sangan', 'Jinzo', 'Jinzo', 'Jinzo'] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Exiled Force' },
      { player: 0, do: 'activate', card: 'Exiled Force', choose: ['Makyura the Destructor'] },
      { do: 'legal', step: { player: 0, do: 'activate', card: 'Gamble' } },
    ],
  });
});

test('a skipped turn with too many cards in the hand: only the hand limit is left of its End Phase', () => {
  plays({
    rules: ['R197'],
    turnPlayer: 1,
    coins: ['tails'],
    players: [
      {
        monsters: [{ card: 'Vorse Raider' }],
        spellsTraps: [{ card: 'Gamble', face: 'set' }, ...Array(4).fill({ card: 'Reckless Greed', face: 'set' })],
      },
      { hand: SIX, spellsTraps: [{ card: 'Bottomless Shifting Sand', face: 'up' }] },
    ],
    steps: [
      { player: 1, do: 'enter', to: 'end' },
      { player: 0, do: 'activate', card: 'Gamble', when: { phase: 'end' } },
      { player: 0, do: 'answer', value: 'heads' },
      ...Array(4).fill({ player: 0, do: 'activate', card: 'Reckless Greed' }),
      { player: 0, do: 'choose', cards: ['Celtic Guardian', 'Celtic Guardian'] },
    ],
    expect: { turn: 5, players: [{ handCount: 6, monsters: [{ card: 'Vorse Raider' }] }, { lp: 8000 }] },
  });
});
