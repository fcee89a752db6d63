import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Swords of Revealing Light turns the opponent’s monsters face-up, so that flip effects happen, and lets them not attack', () => {
  plays({
    players: [
      { hand: ['Swords of Revealing Light'] },
      { monsters: [{ card: 'Magician of Faith', position: 'set' }, { card: 'Gemini Elf' }], graveyard: ['Pot of Greed'] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Swords of Revealing Light' },
      { player: 1, do: 'choose', cards: ['Pot of Greed'] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'enter', to: 'battle' },
      {
        do: 'illegal',
        step: { player: 1, do: 'attack', card: 'Gemini Elf', target: 'direct' },
        rule: 'opponent-cannot-attack',
      },
    ],
    expect: {
      players: [
        { spellsTraps: [{ card: 'Swords of Revealing Light', face: 'up' }] },
        { monsters: [{ card: 'Magician of Faith', position: 'defense' }, { card: 'Gemini Elf' }] },
      ],
    },
  });
});

test('Swords of Revealing Light lets the own monsters attack', () => {
  plays({
    players: [{ monsters: [{ card: 'Gemini Elf' }], spellsTraps: [{ card: 'Swords of Revealing Light', face: 'up' }] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
    ],
    expect: { players: [{}, { lp: 6100 }] },
  });
});

test('Swords of Revealing Light leaves in the End Phase of the opponent’s third turn', () => {
  plays({
    players: [{ spellsTraps: [{ card: 'Swords of Revealing Light', face: 'up', turnCount: 1 }] }, {}],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
      { do: 'expect', turn: 6, players: [{ spellsTraps: [{ card: 'Swords of Revealing Light', face: 'up' }] }, {}] },
      { player: 1, do: 'enter', to: 'end' },
    ],
    expect: { players: [{ spellsTraps: [], graveyard: ['Swords of Revealing Light'] }, {}] },
  });
});
