import { test } from 'vitest';
import { plays, type TestScenario } from '../../scenario/testing';

test('Kaiser Sea Horse alone is enough for a LIGHT monster of Level 7 or more, also for a Set', () => {
  plays({
    players: [{ hand: ['Blue-Eyes White Dragon'], monsters: [{ card: 'Kaiser Sea Horse' }, { card: 'Vorse Raider' }] }, {}],
    steps: [
      { do: 'legal', step: { player: 0, do: 'setMonster', card: 'Blue-Eyes White Dragon' } },
      { player: 0, do: 'normalSummon', card: 'Blue-Eyes White Dragon', choose: ['Kaiser Sea Horse'] },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Vorse Raider' }, { card: 'Blue-Eyes White Dragon' }], graveyard: ['Kaiser Sea Horse'] },
        {},
      ],
    },
  });
});

test('two others serve as well, and it may be one of two; a third is too many', () => {
  const players: TestScenario['players'] = [
    {
      hand: ['Blue-Eyes White Dragon'],
      monsters: [{ card: 'Kaiser Sea Horse' }, { card: 'Vorse Raider' }, { card: 'Celtic Guardian' }],
    },
    {},
  ];
  plays({
    players,
    steps: [
      {
        do: 'illegal',
        step: {
          player: 0,
          do: 'normalSummon',
          card: 'Blue-Eyes White Dragon',
          choose: ['Kaiser Sea Horse', 'Vorse Raider', 'Celtic Guardian'],
        },
      },
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Blue-Eyes White Dragon', choose: ['Vorse Raider'] } },
      { player: 0, do: 'normalSummon', card: 'Blue-Eyes White Dragon', choose: ['Vorse Raider', 'Celtic Guardian'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Kaiser Sea Horse' }, { card: 'Blue-Eyes White Dragon' }] }, {}] },
  });
  plays({
    players,
    steps: [{ player: 0, do: 'normalSummon', card: 'Blue-Eyes White Dragon', choose: ['Kaiser Sea Horse', 'Vorse Raider'] }],
    expect: {
      players: [
        {
          monsters: [{ card: 'Celtic Guardian' }, { card: 'Blue-Eyes White Dragon' }],
          graveyard: ['Kaiser Sea Horse', 'Vorse Raider'],
        },
        {},
      ],
    },
  });
});

test('for other monsters it counts once; lying face-down it is enough as well', () => {
  plays({
    players: [{ hand: ['Dark Magician'], monsters: [{ card: 'Kaiser Sea Horse' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Dark Magician' }, rule: 'tributes' }],
  });
  plays({
    players: [{ hand: ['Blue-Eyes White Dragon'], monsters: [{ card: 'Kaiser Sea Horse', position: 'set' }] }, {}],
    steps: [{ player: 0, do: 'normalSummon', card: 'Blue-Eyes White Dragon', choose: ['Kaiser Sea Horse'] }],
    expect: { players: [{ monsters: [{ card: 'Blue-Eyes White Dragon' }], graveyard: ['Kaiser Sea Horse'] }, {}] },
  });
});
