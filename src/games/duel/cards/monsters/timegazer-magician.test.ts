import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('is activated as a Spell only by a player without monsters', () => {
  plays({
    profile: 'modern',
    players: [{ hand: ['Timegazer Magician', 'Vorse Raider'] }, {}],
    steps: [
      { do: 'legal', step: { player: 0, do: 'activate', card: 'Timegazer Magician' } },
      { player: 0, do: 'normalSummon', card: 'Vorse Raider' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Timegazer Magician' }, rule: 'card-condition' },
    ],
  });
});

test('keeps the opponent from activating Trap Cards while an own Pendulum monster battles', () => {
  plays({
    profile: 'modern',
    players: [
      { pendulumZones: ['Timegazer Magician'], monsters: [{ card: 'Flash Knight' }] },
      { spellsTraps: [{ card: 'Mirror Force', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Flash Knight', target: 'direct' },
      {
        do: 'illegal',
        step: { player: 1, do: 'activate', card: 'Mirror Force' },
        rule: 'locked-while-pendulum-battles',
        now: true,
      },
    ],
    expect: { players: [{ monsters: [{ card: 'Flash Knight' }] }, { lp: 6200 }] },
  });
});

test('once in each turn keeps what lies in the Pendulum Zones from an effect of the opponent that would destroy it', () => {
  plays({
    profile: 'modern',
    players: [
      { pendulumZones: ['Mandragon', 'Flash Knight'], monsters: [{ card: 'Timegazer Magician' }] },
      { hand: ['Heavy Storm', 'Mystical Space Typhoon', 'Kuriboh'] },
    ],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'activate', card: 'Heavy Storm' },
      { player: 1, do: 'normalSummon', card: 'Kuriboh' },
      { do: 'expect', players: [{ pendulumZones: ['Mandragon', 'Flash Knight'] }, {}] },
      { player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Mandragon'] },
    ],
    expect: { players: [{ pendulumZones: ['Flash Knight'], fusionDeckFaceUp: ['Mandragon'] }, {}] },
  });
});

test('spares nothing from an effect of its own controller', () => {
  plays({
    profile: 'modern',
    players: [{ hand: ['Heavy Storm'], pendulumZones: ['Mandragon'], monsters: [{ card: 'Timegazer Magician' }] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Heavy Storm' }],
    expect: { players: [{ pendulumZones: [], fusionDeckFaceUp: ['Mandragon'] }, {}] },
  });
});
