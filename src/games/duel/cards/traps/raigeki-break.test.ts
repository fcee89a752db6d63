import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('for a discarded card Raigeki Break destroys any card on the field, face-down or face-up', () => {
  plays({
    players: [
      { hand: ['Umi'], spellsTraps: [{ card: 'Raigeki Break', face: 'set' }] },
      { monsters: [{ card: 'Vorse Raider', position: 'set' }], fieldSpell: { card: 'Umi', face: 'up' } },
    ],
    steps: [
      { do: 'legal', step: { player: 0, do: 'activate', card: 'Raigeki Break' } },
      { player: 0, do: 'activate', card: 'Raigeki Break', choose: ['Umi@0:hand:0', 'Vorse Raider'] },
    ],
    expect: {
      players: [
        { hand: [], graveyard: ['Umi', 'Raigeki Break'] },
        { graveyard: ['Vorse Raider'], fieldSpell: { card: 'Umi', face: 'up' } },
      ],
    },
  });
});

test('without a hand card it cannot be activated, and it is no target of itself', () => {
  plays({
    players: [{ spellsTraps: [{ card: 'Raigeki Break', face: 'set' }] }, {}],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Raigeki Break' }, rule: 'cost-discard' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Raigeki Break' }, rule: 'no-target' },
    ],
  });
});
