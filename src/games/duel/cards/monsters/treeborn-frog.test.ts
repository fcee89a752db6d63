import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('comes back in the own Standby Phase if its player has no Spells and Traps', () => {
  plays({
    profile: 'modern',
    phase: 'standby',
    players: [{ graveyard: ['Treeborn Frog'] }, {}],
    steps: [
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'answer', value: 'defense' },
    ],
    expect: { players: [{ monsters: [{ card: 'Treeborn Frog', position: 'defense' }] }, {}] },
  });
});

test('does not with a Spell or Trap there, in a Pendulum Zone too, nor beside another one', () => {
  for (const side of [
    { spellsTraps: [{ card: 'Waboku', face: 'set' }] },
    { pendulumZones: ['Mandragon'] },
    { monsters: [{ card: 'Treeborn Frog' }] },
  ] as const)
    plays({
      profile: 'modern',
      phase: 'standby',
      players: [{ graveyard: ['Treeborn Frog'], ...structuredClone(side) } as object, {}],
      steps: [{ do: 'expect', when: { phase: 'main1' }, players: [{ graveyard: ['Treeborn Frog'] }, {}] }],
    });
});

test('looks again on resolution', () => {
  plays({
    profile: 'modern',
    phase: 'standby',
    players: [
      { graveyard: ['Treeborn Frog'] },
      { spellsTraps: [{ card: 'Call of the Haunted', face: 'set' }], graveyard: ['Vorse Raider'] },
    ],
    steps: [
      { player: 0, do: 'answer', value: true },
      { player: 1, do: 'activate', card: 'Call of the Haunted' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'Treeborn Frog' }] }, {}] },
  });
});
