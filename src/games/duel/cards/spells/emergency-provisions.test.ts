import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Emergency Provisions gives 1000 for each Spell or Trap sent, Set or face-up', () => {
  plays({
    players: [
      {
        hand: ['Emergency Provisions'],
        spellsTraps: [
          { card: 'Mirror Force', face: 'set' },
          { card: 'Messenger of Peace', face: 'up' },
        ],
        fieldSpell: { card: 'Umi', face: 'up' },
      },
      {},
    ],
    steps: [{ player: 0, do: 'activate', card: 'Emergency Provisions', choose: ['Mirror Force', 'Umi'] }],
    expect: {
      players: [
        {
          lp: 10000,
          spellsTraps: [{ card: 'Messenger of Peace' }],
          fieldSpell: null,
          graveyard: ['Mirror Force', 'Umi', 'Emergency Provisions'],
        },
        {},
      ],
    },
  });
});

test('a Spell that has been activated below it is sent and still works', () => {
  plays({
    players: [{ hand: ['Emergency Provisions', 'Pot of Greed'] }, { spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Greed' },
      { player: 1, do: 'activate', card: 'Jar of Greed' },
      { player: 0, do: 'activate', card: 'Emergency Provisions', choose: ['Pot of Greed'] },
    ],
    expect: { players: [{ lp: 9000, handCount: 2, graveyard: ['Pot of Greed', 'Emergency Provisions'] }, { handCount: 1 }] },
  });
});

test('it needs another Spell or Trap of the own field', () => {
  plays({
    players: [{ hand: ['Emergency Provisions'] }, { spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] }],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Emergency Provisions' }, rule: 'cost-spells-traps' }],
  });
});
