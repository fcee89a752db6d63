import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Giant Trunade returns all other Spells and Traps of both sides to the hands', () => {
  plays({
    players: [
      { hand: ['Giant Trunade'], spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] },
      {
        spellsTraps: [
          { card: 'Mirror Force', face: 'set' },
          { card: 'Messenger of Peace', face: 'up' },
        ],
        fieldSpell: { card: 'Umi', face: 'up' },
      },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Giant Trunade' }],
    expect: {
      players: [
        { hand: ['Jar of Greed'], spellsTraps: [], graveyard: ['Giant Trunade'] },
        { hand: ['Mirror Force', 'Messenger of Peace', 'Umi'], spellsTraps: [], fieldSpell: null, graveyard: [] },
      ],
    },
  });
});

test('a monster whose reviving card returns is not destroyed by that when the tie is about destruction', () => {
  plays({
    players: [
      {
        hand: ['Giant Trunade'],
        monsters: [{ card: 'Vorse Raider' }],
        spellsTraps: [{ card: 'Premature Burial', face: 'up', equippedTo: 'Vorse Raider@0:monster:0' }],
      },
      {},
    ],
    steps: [{ player: 0, do: 'activate', card: 'Giant Trunade' }],
    expect: { players: [{ hand: ['Premature Burial'], monsters: [{ card: 'Vorse Raider' }] }, {}] },
  });
});
