import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Secret Pass to the Treasures lets the chosen monster, and no other, attack directly', () => {
  plays({
    players: [
      {
        hand: ['Secret Pass to the Treasures'],
        monsters: [{ card: 'Witch of the Black Forest' }, { card: 'Sangan' }, { card: 'Celtic Guardian' }],
      },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Secret Pass to the Treasures', choose: ['Vorse Raider'] } },
      { player: 0, do: 'activate', card: 'Secret Pass to the Treasures', choose: ['Sangan'] },
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'direct' }, rule: 'direct-attack' },
      { player: 0, do: 'attack', card: 'Sangan', target: 'direct' },
    ],
    expect: { players: [{}, { lp: 7000 }] },
  });
});

test('a monster with more than 1000 ATK is no target', () => {
  plays({
    players: [
      { hand: ['Secret Pass to the Treasures'], monsters: [{ card: 'Celtic Guardian' }] },
      { monsters: [{ card: 'Sangan' }] },
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Secret Pass to the Treasures' }, rule: 'no-target' }],
  });
});
