import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('negates the effects of an opposing Effect Monster until the turn ends, and once more from the Graveyard in a later own turn', () => {
  plays({
    profile: 'modern',
    players: [
      { spellsTraps: [{ card: 'Breakthrough Skill', face: 'set' }], monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Command Knight' }, { card: 'Celtic Guardian' }] },
    ],
    steps: [
      { do: 'expect', players: [{}, { monsters: [{ card: 'Command Knight', atk: 1600 }, { atk: 1800 }] }] },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Breakthrough Skill', choose: ['Celtic Guardian'] } },
      { player: 0, do: 'activate', card: 'Breakthrough Skill', choose: ['Command Knight'] },
      { do: 'expect', players: [{}, { monsters: [{ card: 'Command Knight', atk: 1200 }, { atk: 1400 }] }] },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Breakthrough Skill' }, rule: 'own-later-turn' },
      { player: 0, do: 'endTurn' },
      { do: 'expect', players: [{}, { monsters: [{ card: 'Command Knight', atk: 1600 }, { atk: 1800 }] }] },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'activate', card: 'Breakthrough Skill', choose: ['Command Knight'], when: { phase: 'main1' } },
    ],
    expect: {
      players: [{ banished: ['Breakthrough Skill'] }, { monsters: [{ card: 'Command Knight', atk: 1200 }, { atk: 1400 }] }],
    },
  });
});

test('not in the Damage Step', () => {
  plays({
    profile: 'modern',
    players: [
      { spellsTraps: [{ card: 'Breakthrough Skill', face: 'set' }], monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Command Knight' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Command Knight' },
      {
        do: 'illegal',
        step: { player: 0, do: 'activate', card: 'Breakthrough Skill' },
        rule: 'R449',
        when: { damageStep: 'start' },
        now: true,
      },
    ],
  });
});
