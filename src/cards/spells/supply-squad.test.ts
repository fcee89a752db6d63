import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('draws a card once per turn when own monsters were destroyed by battle or an effect', () => {
  plays({
    profile: 'modern',
    players: [
      {
        hand: ['Dark Hole'],
        spellsTraps: [{ card: 'Supply Squad', face: 'up' }],
        monsters: [{ card: 'Celtic Guardian' }, { card: 'Sangan', position: 'set' }],
      },
      { hand: ['Raigeki'], monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dark Hole' },
      { player: 0, do: 'order', cards: ['Supply Squad', 'Sangan'] },
      { player: 0, do: 'choose', cards: ['Celtic Guardian'] },
    ],
    expect: { players: [{ handCount: 2 }, {}] },
  });
});

test('does not draw twice in a turn, nor for a tribute', () => {
  plays({
    profile: 'modern',
    players: [
      { hand: ['Summoned Skull'], spellsTraps: [{ card: 'Supply Squad', face: 'up' }], monsters: [{ card: 'Celtic Guardian' }] },
      { monsters: [{ card: 'Blue-Eyes White Dragon' }, { card: 'Blue-Eyes White Dragon' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Summoned Skull' },
      { do: 'expect', players: [{ handCount: 0 }, {}] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'enter', to: 'battle' },
      { player: 1, do: 'attack', card: 'Blue-Eyes White Dragon', target: 'Summoned Skull' },
    ],
    expect: { players: [{ handCount: 1 }, {}] },
  });
});
