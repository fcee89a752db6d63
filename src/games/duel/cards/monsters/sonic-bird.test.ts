import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Normal Summoned, Sonic Bird may search for a Ritual Spell, on a chain that can be answered', () => {
  plays({
    players: [
      { hand: ['Sonic Bird'], deck: ['Black Luster Soldier', 'Celtic Guardian', 'Black Luster Ritual'] },
      { spellsTraps: [{ card: 'Trap Hole', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Sonic Bird' },
      { player: 0, do: 'answer', value: true },
      { do: 'expect', chain: [{ link: 1, player: 0, card: 'Sonic Bird' }] },
      { player: 1, do: 'activate', card: 'Trap Hole' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Black Luster Soldier'] } },
      { player: 0, do: 'choose', cards: ['Black Luster Ritual'] },
    ],
    expect: {
      events: ['destroy Sonic Bird', 'toHand Black Luster Ritual'],
      players: [{ hand: ['Black Luster Ritual'], monsters: [], deckCount: 2 }, {}],
    },
  });
});

test('Flip Summoned too; it may be left out', () => {
  plays({
    players: [{ monsters: [{ card: 'Sonic Bird', position: 'set' }], deck: ['Black Luster Ritual'] }, {}],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Sonic Bird' },
      { player: 0, do: 'answer', value: false },
    ],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ hand: [], deckCount: 1 }, {}] },
  });
});

test('Special Summoned it does nothing', () => {
  plays({
    players: [{ graveyard: ['Sonic Bird'], hand: ['Monster Reborn'], deck: ['Black Luster Ritual'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Monster Reborn', choose: ['Sonic Bird'] },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ hand: [], deckCount: 1 }, {}] },
  });
});
