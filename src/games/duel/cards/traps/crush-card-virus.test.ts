import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const CRUSH = 'Crush Card Virus';
const virus = { monsters: [{ card: 'Kuriboh' }], spellsTraps: [{ card: CRUSH, face: 'set' as const }] };

test('strong monsters of the field and the hand are destroyed, and those drawn in three turns', () => {
  plays({
    rules: ['R490'],
    players: [
      virus,
      {
        hand: ['Jinzo', 'Kuriboh', 'Umi'],
        monsters: [{ card: 'Gemini Elf' }, { card: 'Summoned Skull', position: 'set' }],
        deck: ['Gemini Elf', 'Umi', 'Jinzo', 'Dark Magician', 'Umi'],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: CRUSH, choose: ['Kuriboh'] },
      {
        do: 'expect',
        players: [{}, { monsters: [], hand: ['Kuriboh', 'Umi'], graveyard: ['Gemini Elf', 'Summoned Skull', 'Jinzo'] }],
      },
      { player: 0, do: 'endTurn' },
      { do: 'expect', turn: 4, players: [{}, { hand: ['Kuriboh', 'Umi'] }] },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
      { do: 'expect', turn: 8, players: [{}, { hand: ['Kuriboh', 'Umi', 'Umi'] }] },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 10, players: [{}, { hand: ['Kuriboh', 'Umi', 'Umi', 'Dark Magician'] }] },
  });
});

test('the tribute must be DARK with 1000 ATK or less', () => {
  plays({
    players: [
      { monsters: [{ card: 'Jinzo', position: 'set' }, { card: 'Gemini Elf' }], spellsTraps: [{ card: CRUSH, face: 'set' }] },
      {},
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: CRUSH }, rule: 'cost-tribute' }],
  });
});

test('field and hand are destroyed at the same moment: Archfiend of Gilfer, destroyed on the field, does not miss its timing', () => {
  plays({
    players: [
      { monsters: [{ card: 'Kuriboh' }, { card: 'Celtic Guardian' }], spellsTraps: [{ card: CRUSH }] },
      { hand: ['Summoned Skull'], monsters: [{ card: 'Archfiend of Gilfer' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: CRUSH, choose: ['Kuriboh'] },
      { player: 1, do: 'answer', value: true },
      { player: 1, do: 'choose', cards: ['Celtic Guardian'] },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Celtic Guardian', atk: 900 }] },
        { graveyard: ['Summoned Skull'], spellsTraps: [{ card: 'Archfiend of Gilfer', equippedTo: 'Celtic Guardian' }] },
      ],
    },
  });
});

test("used in the opponent's turn, that turn is the first of the three", () => {
  plays({
    players: [{ deck: ['Gemini Elf', 'Summoned Skull', 'Jinzo', 'Dark Magician'] }, virus],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'activate', card: CRUSH, choose: ['Kuriboh'], when: { turn: 3 } },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
      { do: 'expect', turn: 8, players: [{ hand: [], graveyard: ['Gemini Elf', 'Summoned Skull'] }, {}] },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 10, players: [{ hand: ['Jinzo'] }, {}] },
  });
});
