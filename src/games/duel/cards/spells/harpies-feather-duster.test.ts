import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Harpie's Feather Duster destroys the opponent's Spells and Traps, Set ones and the Field Spell too, and none of one's own", () => {
  plays({
    players: [
      { hand: ["Harpie's Feather Duster"], spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] },
      {
        monsters: [{ card: 'Vorse Raider' }],
        spellsTraps: [
          { card: 'Mirror Force', face: 'set' },
          { card: 'Messenger of Peace', face: 'up' },
        ],
        fieldSpell: { card: 'Umi', face: 'up' },
      },
    ],
    steps: [{ player: 0, do: 'activate', card: "Harpie's Feather Duster" }],
    expect: {
      players: [
        { spellsTraps: [{ card: 'Jar of Greed' }], graveyard: ["Harpie's Feather Duster"] },
        {
          monsters: [{ card: 'Vorse Raider' }],
          spellsTraps: [],
          fieldSpell: null,
          graveyard: ['Mirror Force', 'Messenger of Peace', 'Umi'],
        },
      ],
    },
  });
});

test('what is activated in response still resolves', () => {
  plays({
    players: [{ hand: ["Harpie's Feather Duster"] }, { spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] }],
    steps: [
      { player: 0, do: 'activate', card: "Harpie's Feather Duster" },
      { player: 1, do: 'activate', card: 'Jar of Greed' },
    ],
    expect: { players: [{}, { handCount: 1, graveyard: ['Jar of Greed'] }] },
  });
});
