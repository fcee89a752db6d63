import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Normal Summoned, Marauding Captain may bring a monster of Level 4 or lower from the hand', () => {
  plays({
    players: [{ hand: ['Marauding Captain', 'Vorse Raider', 'Jinzo'] }, {}],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Marauding Captain' },
      { player: 0, do: 'answer', value: true },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Jinzo'] } },
      { player: 0, do: 'choose', cards: ['Vorse Raider'] },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: {
      events: ['chainLink Marauding Captain', 'specialSummon Vorse Raider'],
      players: [{ monsters: [{ card: 'Marauding Captain' }, { card: 'Vorse Raider' }], hand: ['Jinzo'] }, {}],
    },
  });
});

test('it may be left out, and Special Summoned it does nothing', () => {
  plays({
    players: [{ hand: ['Marauding Captain', 'Vorse Raider'] }, {}],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Marauding Captain' },
      { player: 0, do: 'answer', value: false },
    ],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ monsters: [{ card: 'Marauding Captain' }] }, {}] },
  });
  plays({
    players: [{ hand: ['Monster Reborn', 'Vorse Raider'], graveyard: ['Marauding Captain'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Monster Reborn' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ monsters: [{ card: 'Marauding Captain' }] }, {}] },
  });
});

test('other face-up Warriors on its side cannot be attacked; face-down ones and other monsters can', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      {
        monsters: [
          { card: 'Marauding Captain' },
          { card: 'Celtic Guardian' },
          { card: 'Exiled Force', position: 'set' },
          { card: 'Kuriboh' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      {
        do: 'illegal',
        step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
        rule: 'protected-from-attack',
      },
      { do: 'legal', step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Exiled Force' } },
      { do: 'legal', step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Kuriboh' } },
      { do: 'legal', step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Marauding Captain' } },
    ],
  });
});

test('two Captains leave nothing to attack', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Marauding Captain' }, { card: 'Marauding Captain' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Vorse Raider' } },
    ],
  });
});
