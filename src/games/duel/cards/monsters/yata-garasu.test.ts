import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("damage by Yata-Garasu skips the opponent's next Draw Phase, once", () => {
  plays({
    players: [{ monsters: [{ card: 'Yata-Garasu' }] }, { deck: ['Sangan', 'Kuriboh'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Yata-Garasu', target: 'direct' },
      { player: 0, do: 'endTurn' },
      { do: 'expect', turn: 4, phase: 'main1', players: [{}, { lp: 7800, hand: [], deckCount: 2 }] },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 6, players: [{}, { hand: ['Sangan'] }] },
  });
});

test('a Spirit, it goes back to the hand in the End Phase of its summon and cannot be Special Summoned', () => {
  plays({
    players: [
      { hand: ['Yata-Garasu', 'Monster Reborn'], monsters: [{ card: 'Celtic Guardian' }], graveyard: ['Yata-Garasu'] },
      {},
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Monster Reborn' }, rule: 'no-target' },
      { player: 0, do: 'normalSummon', card: 'Yata-Garasu' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ hand: ['Yata-Garasu', 'Monster Reborn'] }, {}] },
  });
});

test('turned face-down in answer to its return, a Spirit stays', () => {
  plays({
    rules: ['E72'],
    players: [
      { hand: ['Yata-Garasu'] },
      { monsters: [{ card: 'Gemini Elf' }], spellsTraps: [{ card: 'Book of Moon', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Yata-Garasu' },
      { player: 0, do: 'enter', to: 'end' },
      { player: 1, do: 'activate', card: 'Book of Moon', choose: ['Yata-Garasu'], when: { phase: 'end' } },
    ],
    expect: { turn: 4, players: [{ hand: [], monsters: [{ card: 'Yata-Garasu', position: 'set' }] }, {}] },
  });
});
