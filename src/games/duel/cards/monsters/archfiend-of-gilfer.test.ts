import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Archfiend of Gilfer, sent to the Graveyard, becomes an Equip Card', () => {
  plays({
    players: [
      { monsters: [{ card: 'Archfiend of Gilfer' }] },
      { monsters: [{ card: 'Vorse Raider' }], hand: ['Kuriboh'], spellsTraps: [{ card: 'Raigeki Break', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 1, do: 'activate', card: 'Raigeki Break', choose: ['Kuriboh', 'Archfiend of Gilfer'] },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'choose', cards: ['Vorse Raider'] },
    ],
    expect: {
      players: [
        { monsters: [], graveyard: [], spellsTraps: [{ card: 'Archfiend of Gilfer', face: 'up' }] },
        { monsters: [{ card: 'Vorse Raider', atk: 1400 }] },
      ],
    },
  });
});

test('discarded as a cost it misses its timing', () => {
  plays({
    players: [
      { hand: ['Archfiend of Gilfer'], spellsTraps: [{ card: 'Raigeki Break', face: 'set' }] },
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Sangan' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Raigeki Break', choose: ['Archfiend of Gilfer', 'Vorse Raider'] }],
    expect: {
      players: [
        { graveyard: ['Archfiend of Gilfer', 'Raigeki Break'], spellsTraps: [] },
        { monsters: [{ card: 'Sangan', atk: 1000 }] },
      ],
    },
  });
});

test('as an Equip Card it goes with its monster, and may come back then', () => {
  plays({
    players: [
      { hand: ['Fissure'], monsters: [{ card: 'Archfiend of Gilfer' }, { card: 'Celtic Guardian' }] },
      { hand: ['Kuriboh'], monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Raigeki Break', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 1, do: 'activate', card: 'Raigeki Break', choose: ['Kuriboh', 'Archfiend of Gilfer'] },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'choose', cards: ['Vorse Raider'] },
      { player: 0, do: 'activate', card: 'Fissure' },
      { player: 0, do: 'answer', value: false },
    ],
    expect: {
      players: [{ graveyard: ['Archfiend of Gilfer', 'Fissure'] }, { graveyard: ['Kuriboh', 'Raigeki Break', 'Vorse Raider'] }],
    },
  });
});

test('discarded for the hand limit it is in time', () => {
  plays({
    players: [{ hand: ['Archfiend of Gilfer', ...Array(6).fill('Umi')] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 0, do: 'choose', cards: ['Archfiend of Gilfer'] },
      { player: 0, do: 'activate', card: 'Archfiend of Gilfer', choose: ['Vorse Raider'] },
    ],
    expect: { turn: 4, players: [{ handCount: 6 }, { monsters: [{ card: 'Vorse Raider', atk: 1400 }] }] },
  });
});

test('what it does after such a discard can be answered', () => {
  plays({
    players: [
      { hand: ['Archfiend of Gilfer', ...Array(6).fill('Umi')] },
      { monsters: [{ card: 'Vorse Raider' }], hand: ['Kuriboh'], spellsTraps: [{ card: 'Divine Wrath', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 0, do: 'choose', cards: ['Archfiend of Gilfer'] },
      { player: 0, do: 'activate', card: 'Archfiend of Gilfer', choose: ['Vorse Raider'] },
      { player: 1, do: 'activate', card: 'Divine Wrath', choose: ['Kuriboh'] },
    ],
    expect: { turn: 4, players: [{ graveyard: ['Archfiend of Gilfer'] }, { monsters: [{ card: 'Vorse Raider', atk: 1900 }] }] },
  });
});
