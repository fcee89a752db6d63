import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Normal Summoned, Senju of the Thousand Hands may search for a Ritual Monster, on a chain that can be answered', () => {
  plays({
    players: [
      { hand: ['Senju of the Thousand Hands'], deck: ['Black Luster Ritual', 'Celtic Guardian', 'Black Luster Soldier'] },
      { spellsTraps: [{ card: 'Trap Hole', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Senju of the Thousand Hands' },
      { player: 0, do: 'answer', value: true },
      { do: 'expect', chain: [{ link: 1, player: 0, card: 'Senju of the Thousand Hands' }] },
      { player: 1, do: 'activate', card: 'Trap Hole' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Black Luster Ritual'] } },
      { player: 0, do: 'choose', cards: ['Black Luster Soldier'] },
    ],
    expect: {
      events: ['destroy Senju of the Thousand Hands', 'toHand Black Luster Soldier'],
      players: [{ hand: ['Black Luster Soldier'], monsters: [], deckCount: 2 }, {}],
    },
  });
});

test('Flip Summoned too; it may be left out', () => {
  plays({
    players: [{ monsters: [{ card: 'Senju of the Thousand Hands', position: 'set' }], deck: ['Black Luster Soldier'] }, {}],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Senju of the Thousand Hands' },
      { player: 0, do: 'answer', value: false },
    ],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ hand: [], deckCount: 1 }, {}] },
  });
});

test('Special Summoned it does nothing', () => {
  plays({
    players: [{ graveyard: ['Senju of the Thousand Hands'], hand: ['Monster Reborn'], deck: ['Black Luster Soldier'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Monster Reborn', choose: ['Senju of the Thousand Hands'] },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ hand: [], deckCount: 1 }, {}] },
  });
});
