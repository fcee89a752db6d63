import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Metamorphosis turns a monster into a Fusion Monster of its Level', () => {
  plays({
    players: [
      {
        hand: ['Metamorphosis'],
        monsters: [{ card: 'Buster Blader', position: 'set' }, { card: 'Sangan' }],
        fusionDeck: ['The Last Warrior from Another Planet', 'Reaper on the Nightmare'],
      },
      {},
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Metamorphosis', choose: ['Sangan'] } },
      { player: 0, do: 'activate', card: 'Metamorphosis', choose: ['Buster Blader'] },
      { player: 0, do: 'answer', value: 'defense' },
    ],
    expect: {
      players: [
        {
          monsters: [{ card: 'The Last Warrior from Another Planet', position: 'defense' }],
          graveyard: ['Buster Blader', 'Metamorphosis', 'Sangan'],
        },
        {},
      ],
    },
  });
});

test('a token serves; the Level is that on the field', () => {
  plays({
    players: [{ hand: ['Metamorphosis'], monsters: [{ card: 'Sheep Token' }], fusionDeck: ['Thousand-Eyes Restrict'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Metamorphosis' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'Thousand-Eyes Restrict' }] }, {}] },
  });
});

test('a monster that can only be Fusion Summoned stays away, and the tribute is lost with a negated Metamorphosis', () => {
  plays({
    players: [
      {
        hand: ['Metamorphosis'],
        monsters: [{ card: 'Blue-Eyes White Dragon' }],
        fusionDeck: ['Dark Paladin', 'XYZ-Dragon Cannon'],
      },
      {},
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Metamorphosis' }, rule: 'cost-tribute' }],
  });
  plays({
    players: [
      { hand: ['Metamorphosis'], monsters: [{ card: 'Buster Blader' }], fusionDeck: ['The Last Warrior from Another Planet'] },
      { hand: ['Kuriboh'], spellsTraps: [{ card: 'Magic Jammer', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Metamorphosis' },
      { player: 1, do: 'activate', card: 'Magic Jammer' },
    ],
    expect: { players: [{ monsters: [], graveyard: ['Buster Blader', 'Metamorphosis'], fusionDeckCount: 1 }, {}] },
  });
});

test('what came by it was not properly summoned: it cannot be revived', () => {
  plays({
    players: [
      {
        hand: ['Metamorphosis', 'Dark Hole', 'Monster Reborn'],
        monsters: [{ card: 'Buster Blader' }],
        fusionDeck: ['The Last Warrior from Another Planet'],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Metamorphosis' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'activate', card: 'Dark Hole' },
      {
        do: 'illegal',
        step: { player: 0, do: 'activate', card: 'Monster Reborn', choose: ['The Last Warrior from Another Planet'] },
      },
    ],
  });
});
