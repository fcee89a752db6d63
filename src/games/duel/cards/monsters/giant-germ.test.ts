import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('destroyed by battle, Giant Germ does 500 damage and may bring two more of its name', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Giant Germ' }], deck: ['Giant Germ', 'Celtic Guardian', 'Giant Germ'] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Giant Germ' },
      { player: 1, do: 'answer', value: true },
      { player: 1, do: 'choose', cards: ['Giant Germ', 'Giant Germ'] },
    ],
    expect: {
      players: [
        { lp: 7500 },
        {
          lp: 7100,
          monsters: [
            { card: 'Giant Germ', position: 'attack' },
            { card: 'Giant Germ', position: 'attack' },
          ],
          deckCount: 1,
        },
      ],
    },
  });
});

test('the damage comes all the same when none is brought', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'Giant Germ' }], deck: ['Giant Germ'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Giant Germ' },
      { player: 1, do: 'answer', value: false },
    ],
    expect: { players: [{ lp: 7500 }, { monsters: [], deckCount: 1 }] },
  });
});

test('destroyed under the other player, it works for its owner', () => {
  plays({
    players: [
      { hand: ['Change of Heart'] },
      { monsters: [{ card: 'Giant Germ' }, { card: 'Vorse Raider' }], deck: ['Giant Germ'] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Change of Heart', choose: ['Giant Germ'] },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Giant Germ', target: 'Vorse Raider' },
      { player: 1, do: 'answer', value: true },
    ],
    expect: { players: [{ lp: 6600 }, { monsters: [{ card: 'Vorse Raider' }, { card: 'Giant Germ' }] }] },
  });
});

test('destroyed by an effect it does nothing', () => {
  plays({
    players: [{ hand: ['Raigeki'] }, { monsters: [{ card: 'Giant Germ' }], deck: ['Giant Germ'] }],
    steps: [{ player: 0, do: 'activate', card: 'Raigeki' }],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ lp: 8000 }, { monsters: [] }] },
  });
});

test('where its damage is prevented, Giant Germ brings no other', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Hallowed Life Barrier', face: 'set' }], hand: ['Sangan'] },
      { monsters: [{ card: 'Giant Germ' }], deck: ['Giant Germ', 'Giant Germ'] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Giant Germ' },
      { player: 0, do: 'activate', card: 'Hallowed Life Barrier', choose: ['Sangan'] },
    ],
    expect: {
      prompt: { player: 0, kind: 'battle' },
      players: [{ lp: 8000 }, { lp: 7100, monsters: [], graveyard: ['Giant Germ'], deckCount: 2 }],
    },
  });
});

test('of three in the Deck Giant Germ brings two at most, or one', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Giant Germ' }], deck: ['Giant Germ', 'Giant Germ', 'Giant Germ'] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Giant Germ' },
      { player: 1, do: 'answer', value: true },
      { do: 'illegal', step: { player: 1, do: 'choose', cards: ['Giant Germ', 'Giant Germ', 'Giant Germ'] } },
      { player: 1, do: 'choose', cards: ['Giant Germ'] },
    ],
    expect: { players: [{ lp: 7500 }, { monsters: [{ card: 'Giant Germ', position: 'attack' }], deckCount: 2 }] },
  });
});

test("without a free zone on its owner's side Giant Germ does its damage alone", () => {
  plays({
    players: [
      { hand: ['Change of Heart'] },
      {
        monsters: [{ card: 'Giant Germ' }, { card: 'Vorse Raider' }, { card: 'Sangan' }, { card: 'Sangan' }, { card: 'Sangan' }],
        spellsTraps: [{ card: 'Call of the Haunted', face: 'set' }],
        graveyard: ['Kuriboh'],
        deck: ['Giant Germ'],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Change of Heart', choose: ['Giant Germ'] },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Giant Germ', target: 'Vorse Raider' },
      { player: 1, do: 'activate', card: 'Call of the Haunted', choose: ['Kuriboh'] },
      { player: 0, do: 'replay', target: 'Vorse Raider' },
    ],
    expect: {
      prompt: { player: 0, kind: 'battle' },
      players: [
        { lp: 6600 },
        {
          deckCount: 1,
          monsters: [{ card: 'Vorse Raider' }, { card: 'Sangan' }, { card: 'Sangan' }, { card: 'Sangan' }, { card: 'Kuriboh' }],
        },
      ],
    },
  });
});
