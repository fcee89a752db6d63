import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('makes face-up monsters and those of the Graveyards Zombies, not those of a hand', () => {
  plays({
    profile: 'modern',
    players: [
      {
        hand: ['Zombie World', 'The Warrior Returning Alive'],
        monsters: [{ card: 'Buster Blader' }],
        graveyard: ['Celtic Guardian'],
      },
      { monsters: [{ card: 'Blue-Eyes White Dragon' }], graveyard: ['Blue-Eyes White Dragon'] },
    ],
    steps: [
      { do: 'expect', players: [{ monsters: [{ card: 'Buster Blader', atk: 3600 }] }, {}] },
      { do: 'legal', step: { player: 0, do: 'activate', card: 'The Warrior Returning Alive' } },
      { player: 0, do: 'activate', card: 'Zombie World' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'The Warrior Returning Alive' }, rule: 'no-target' },
    ],
    expect: { players: [{ monsters: [{ card: 'Buster Blader', atk: 2600 }] }, {}] },
  });
});

test('lets only Zombies be Tribute Summoned, but Set', () => {
  plays({
    profile: 'modern',
    players: [
      { hand: ['Summoned Skull', 'Vampire Lord'], fieldSpell: 'Zombie World', monsters: [{ card: 'Celtic Guardian' }] },
      {},
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Summoned Skull' }, rule: 'only-zombies-by-tribute' },
      { do: 'legal', step: { player: 0, do: 'setMonster', card: 'Summoned Skull' } },
      { player: 0, do: 'normalSummon', card: 'Vampire Lord' },
    ],
    expect: { players: [{ monsters: [{ card: 'Vampire Lord' }] }, {}] },
  });
});
