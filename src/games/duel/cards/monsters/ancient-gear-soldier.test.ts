import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('while it attacks, until the Damage Step ends, the opponent activates no Spell or Trap Cards', () => {
  plays({
    profile: 'modern',
    players: [
      { monsters: [{ card: 'Ancient Gear Soldier' }, { card: 'Vorse Raider' }] },
      {
        hand: ['Kuriboh'],
        spellsTraps: [
          { card: 'Mirror Force', face: 'set' },
          { card: 'Rush Recklessly', face: 'set' },
        ],
        monsters: [{ card: 'Celtic Guardian', position: 'defense' }],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Ancient Gear Soldier', target: 'Celtic Guardian' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Mirror Force' }, rule: 'locked-while-it-attacks', now: true },
      {
        do: 'illegal',
        step: { player: 1, do: 'activate', card: 'Rush Recklessly' },
        rule: 'locked-while-it-attacks',
        when: { damageStep: 'before' },
        now: true,
      },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { do: 'legal', step: { player: 1, do: 'activate', card: 'Mirror Force' } },
    ],
  });
});

test('by the Expert rules too nothing answers its attack, and everything that of another monster', () => {
  plays({
    players: [
      { monsters: [{ card: 'Ancient Gear Soldier' }, { card: 'Vorse Raider' }] },
      { spellsTraps: [{ card: 'Mirror Force', face: 'set' }], monsters: [{ card: 'Celtic Guardian', position: 'defense' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Ancient Gear Soldier', target: 'Celtic Guardian' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Mirror Force' }, rule: 'locked-while-it-attacks', now: true },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { do: 'legal', step: { player: 1, do: 'activate', card: 'Mirror Force' } },
    ],
  });
});
