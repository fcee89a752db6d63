import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Magic Jammer negates the activation of a Spell for a discarded card and destroys it', () => {
  plays({
    players: [{ hand: ['Pot of Greed'] }, { hand: ['Dark Hole'], spellsTraps: [{ card: 'Magic Jammer', face: 'set' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Greed' },
      { player: 1, do: 'activate', card: 'Magic Jammer', choose: ['Dark Hole'] },
    ],
    expect: {
      events: ['negate Pot of Greed'],
      players: [
        { hand: [], graveyard: ['Pot of Greed'] },
        { hand: [], graveyard: ['Magic Jammer', 'Dark Hole'] },
      ],
    },
  });
});

test('Magic Jammer answers no Trap, no effect of a monster, and needs a card to discard', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Exiled Force' }],
        graveyard: ['Gemini Elf'],
        hand: ['Pot of Greed'],
        spellsTraps: [{ card: 'Call of the Haunted', face: 'set' }],
      },
      { monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Magic Jammer', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Call of the Haunted', choose: ['Gemini Elf'] },
      { do: 'illegal', now: true, step: { player: 1, do: 'activate', card: 'Magic Jammer' }, rule: 'answers-spell-activation' },
      { player: 0, do: 'activate', card: 'Exiled Force', choose: ['Vorse Raider'] },
      { do: 'illegal', now: true, step: { player: 1, do: 'activate', card: 'Magic Jammer' }, rule: 'answers-spell-activation' },
      { player: 0, do: 'activate', card: 'Pot of Greed' },
      { do: 'illegal', now: true, step: { player: 1, do: 'activate', card: 'Magic Jammer' }, rule: 'cost-discard' },
    ],
  });
});

test('Magic Jammer answers only the link directly below it', () => {
  plays({
    players: [
      {
        hand: ['Pot of Greed'],
        spellsTraps: [{ card: 'Ring of Destruction', face: 'set' }],
        monsters: [{ card: 'Gemini Elf' }],
      },
      {
        hand: ['Dark Hole'],
        spellsTraps: [
          { card: 'Magic Jammer', face: 'set' },
          { card: 'Mystical Space Typhoon', face: 'set' },
          { card: 'Mirror Force', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Greed' },
      { player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Ring of Destruction'] },
      { player: 0, do: 'activate', card: 'Ring of Destruction', choose: ['Gemini Elf'] },
      { do: 'illegal', now: true, step: { player: 1, do: 'activate', card: 'Magic Jammer' }, rule: 'answers-spell-activation' },
    ],
  });
});
