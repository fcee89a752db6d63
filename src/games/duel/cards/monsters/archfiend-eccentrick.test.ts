import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('in its Pendulum Zone destroys another Spell or Trap together with itself, once by its name', () => {
  plays({
    profile: 'modern',
    players: [
      { pendulumZones: ['Archfiend Eccentrick', 'Archfiend Eccentrick'] },
      { spellsTraps: [{ card: 'Waboku', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Archfiend Eccentrick@0:pendulum:0', choose: ['Waboku'] },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Archfiend Eccentrick' }, rule: 'once-per-turn' },
    ],
    expect: {
      players: [
        { pendulumZones: [{ zone: 1 }], fusionDeckFaceUp: ['Archfiend Eccentrick'] },
        { graveyard: ['Waboku'], spellsTraps: [] },
      ],
    },
  });
});

test('as a monster is tributed to destroy a monster, but not in the window of its own summon', () => {
  plays({
    profile: 'modern',
    players: [{ hand: ['Archfiend Eccentrick'] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Archfiend Eccentrick' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Archfiend Eccentrick' }, rule: 'R499', now: true },
      { player: 0, do: 'activate', card: 'Archfiend Eccentrick', choose: ['Vorse Raider'] },
    ],
    expect: { players: [{ fusionDeckFaceUp: ['Archfiend Eccentrick'] }, { graveyard: ['Vorse Raider'] }] },
  });
});

test('its Pendulum effect destroys both cards or none', () => {
  plays({
    profile: 'modern',
    players: [
      { pendulumZones: ['Archfiend Eccentrick'] },
      {
        spellsTraps: [
          { card: 'Call of the Haunted', face: 'set' },
          { card: 'Emergency Provisions', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Archfiend Eccentrick', choose: ['Call of the Haunted'] },
      { player: 1, do: 'activate', card: 'Emergency Provisions', choose: ['Call of the Haunted'] },
    ],
    expect: { players: [{ pendulumZones: ['Archfiend Eccentrick'] }, { lp: 9000 }] },
  });
});
