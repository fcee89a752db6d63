import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('after Last Will a monster lost in the Battle Phase brings one with 1500 ATK or less from the deck', () => {
  plays({
    players: [
      { hand: ['Last Will'], monsters: [{ card: 'Celtic Guardian' }], deck: ['Vorse Raider', 'Sangan'] },
      { monsters: [{ card: 'Jinzo' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Last Will' },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'Jinzo' },
      { player: 0, do: 'answer', value: true },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Vorse Raider'] } },
      { player: 0, do: 'choose', cards: ['Sangan'] },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'Sangan', position: 'attack' }], deckCount: 1 }, {}] },
  });
});

test('once only, and not for a monster of the opponent', () => {
  plays({
    players: [
      {
        hand: ['Last Will'],
        monsters: [{ card: 'Celtic Guardian' }, { card: 'Kuriboh' }, { card: 'Vorse Raider' }],
        deck: ['Sangan', 'Sangan'],
      },
      { monsters: [{ card: 'Gemini Elf' }, { card: 'Sangan' }], deck: [] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Last Will' },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Sangan' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'Gemini Elf' },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'choose', cards: ['Sangan'] },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'attack', card: 'Kuriboh', target: 'Gemini Elf' },
    ],
    expect: {
      prompt: { player: 0, kind: 'battle' },
      players: [{ monsters: [{ card: 'Vorse Raider' }, { card: 'Sangan' }], deckCount: 1 }, {}],
    },
  });
});

test('it ends with the turn', () => {
  plays({
    players: [{ hand: ['Last Will'], monsters: [{ card: 'Celtic Guardian' }], deck: ['Sangan'] }, { hand: ['Raigeki'] }],
    steps: [
      { player: 0, do: 'activate', card: 'Last Will' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'activate', card: 'Raigeki' },
    ],
    expect: { prompt: { player: 1, kind: 'idle' }, players: [{ monsters: [], deckCount: 1 }, {}] },
  });
});

test('a monster that was a tribute or a cost is no occasion: something has come after it (E53)', () => {
  plays({
    rules: ['E53'],
    players: [
      { hand: ['Last Will', 'Summoned Skull'], monsters: [{ card: 'Gemini Elf' }, { card: 'Exiled Force' }], deck: ['Sangan'] },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Last Will' },
      { player: 1, do: 'pass' },
      { player: 0, do: 'pass' },
      { player: 0, do: 'normalSummon', card: 'Summoned Skull', choose: ['Gemini Elf'] },
      { player: 0, do: 'activate', card: 'Exiled Force', choose: ['Vorse Raider'] },
    ],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ deckCount: 1, monsters: [{ card: 'Summoned Skull' }] }, {}] },
  });
});
