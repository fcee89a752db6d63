import { test } from 'vitest';
import { monster } from '../../../../engine/duel/api';
import { playsBeside } from '../../scenario/testing';

const CANNONBALL_SPEAR_SHELLFISH = monster(95614612, {});

test('it tributes a Torpedo Fish to destroy a monster, a face-down one too', () => {
  playsBeside([CANNONBALL_SPEAR_SHELLFISH], {
    players: [
      { monsters: [{ card: 'Orca Mega-Fortress of Darkness' }, { card: 'Torpedo Fish' }, { card: 'Celtic Guardian' }] },
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Sangan', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Orca Mega-Fortress of Darkness', choose: ['Torpedo Fish', 'Sangan'], effect: 0 },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Orca Mega-Fortress of Darkness' }, rule: 'cost-tribute' },
    ],
    expect: { players: [{ graveyard: ['Torpedo Fish'] }, { monsters: [{ card: 'Vorse Raider' }] }] },
  });
});

test('it tributes a Cannonball Spear Shellfish to destroy a Spell or Trap', () => {
  playsBeside([CANNONBALL_SPEAR_SHELLFISH], {
    players: [
      {
        monsters: [{ card: 'Orca Mega-Fortress of Darkness' }, { card: 'Cannonball Spear Shellfish' }, { card: 'Torpedo Fish' }],
      },
      {
        monsters: [{ card: 'Vorse Raider' }],
        spellsTraps: [
          { card: 'Waboku', face: 'set' },
          { card: 'Sakuretsu Armor', face: 'set' },
        ],
      },
    ],
    steps: [
      {
        player: 0,
        do: 'activate',
        card: 'Orca Mega-Fortress of Darkness',
        choose: ['Cannonball Spear Shellfish', 'Sakuretsu Armor'],
        effect: 1,
      },
      { player: 0, do: 'activate', card: 'Orca Mega-Fortress of Darkness', choose: ['Torpedo Fish', 'Vorse Raider'] },
    ],
    expect: {
      players: [
        { graveyard: ['Cannonball Spear Shellfish', 'Torpedo Fish'] },
        { monsters: [], spellsTraps: [{ card: 'Waboku' }] },
      ],
    },
  });
});

test('the monster that is destroyed may be itself, for want of another', () => {
  playsBeside([CANNONBALL_SPEAR_SHELLFISH], {
    players: [{ monsters: [{ card: 'Orca Mega-Fortress of Darkness' }, { card: 'Torpedo Fish' }] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Orca Mega-Fortress of Darkness', choose: ['Torpedo Fish'] }],
    expect: { players: [{ monsters: [], graveyard: ['Torpedo Fish', 'Orca Mega-Fortress of Darkness'] }, {}] },
  });
});
