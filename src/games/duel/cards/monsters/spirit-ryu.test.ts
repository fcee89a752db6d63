import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('attacking, Spirit Ryu gains 1000 for each discarded Dragon, until the Battle Phase ends', () => {
  plays({
    players: [{ hand: ['Spear Dragon', 'Blue-Eyes White Dragon', 'Sangan'], monsters: [{ card: 'Spirit Ryu' }] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Spirit Ryu', target: 'direct' },
      { player: 0, do: 'activate', card: 'Spirit Ryu', choose: ['Spear Dragon'] },
      { player: 0, do: 'activate', card: 'Spirit Ryu', choose: ['Blue-Eyes White Dragon'] },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Spirit Ryu' } },
      { player: 0, do: 'enter', to: 'main2' },
    ],
    expect: {
      phase: 'main2',
      players: [{ hand: ['Sangan'], monsters: [{ card: 'Spirit Ryu', atk: 1000, def: 1000 }] }, { lp: 5000 }],
    },
  });
});

test('it is not used outside its attack', () => {
  plays({
    players: [{ hand: ['Spear Dragon'], monsters: [{ card: 'Spirit Ryu' }] }, {}],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Spirit Ryu' } },
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Spirit Ryu' }, rule: 'while-it-battles' },
    ],
  });
});
