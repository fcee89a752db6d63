import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const BLUE_EYES = 'Blue-Eyes White Dragon';

test('King of the Swamp stands in for one Blue-Eyes, not for two', () => {
  plays({
    players: [
      { hand: ['Polymerization', BLUE_EYES, 'King of the Swamp', BLUE_EYES], fusionDeck: ['Blue-Eyes Ultimate Dragon'] },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Polymerization' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ hand: [], monsters: [{ card: 'Blue-Eyes Ultimate Dragon' }] }, {}] },
  });
  plays({
    players: [
      {
        hand: ['Polymerization', BLUE_EYES, 'King of the Swamp', 'King of the Swamp'],
        fusionDeck: ['Blue-Eyes Ultimate Dragon'],
      },
      {},
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Polymerization' }, rule: 'no-fusion-summon' }],
  });
});

test('returned to the hand it goes to the Fusion Deck, and it may be revived only once Fusion Summoned', () => {
  plays({
    players: [
      { hand: ['Polymerization', 'Monster Reborn', BLUE_EYES, BLUE_EYES, BLUE_EYES], fusionDeck: ['Blue-Eyes Ultimate Dragon'] },
      { spellsTraps: [{ card: 'Mirror Force', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Polymerization' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Blue-Eyes Ultimate Dragon', target: 'direct' },
      { player: 1, do: 'activate', card: 'Mirror Force' },
      { player: 0, do: 'enter', to: 'main2' },
      { player: 0, do: 'activate', card: 'Monster Reborn', choose: ['Blue-Eyes Ultimate Dragon'] },
      { player: 0, do: 'answer', value: 'defense' },
    ],
    expect: { players: [{ monsters: [{ card: 'Blue-Eyes Ultimate Dragon', position: 'defense' }] }, {}] },
  });
});
