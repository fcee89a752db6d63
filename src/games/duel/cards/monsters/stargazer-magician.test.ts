import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('keeps the opponent from activating Spell Cards while an own Pendulum monster battles', () => {
  plays({
    profile: 'modern',
    players: [
      { pendulumZones: ['Stargazer Magician'], monsters: [{ card: 'Flash Knight' }, { card: 'Vorse Raider' }] },
      {
        spellsTraps: [
          { card: 'Mystical Space Typhoon', face: 'set' },
          { card: 'Waboku', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Flash Knight', target: 'direct' },
      {
        do: 'illegal',
        step: { player: 1, do: 'activate', card: 'Mystical Space Typhoon' },
        rule: 'locked-while-pendulum-battles',
      },
      { do: 'legal', step: { player: 1, do: 'activate', card: 'Waboku' } },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Stargazer Magician'] },
    ],
    expect: { players: [{ pendulumZones: [], fusionDeckFaceUp: ['Stargazer Magician'] }, { lp: 4300 }] },
  });
});

test('has scale 4 while the other zone holds no card of its kind', () => {
  plays({
    profile: 'modern',
    players: [
      { hand: ['Odd-Eyes Pendulum Dragon'], pendulumZones: ['Stargazer Magician'] },
      { pendulumZones: ['Stargazer Magician', 'Mandragon'] },
    ],
    steps: [
      { do: 'expect', players: [{ pendulumZones: [{ scale: 4 }] }, { pendulumZones: [{ scale: 4 }, { scale: 2 }] }] },
      { player: 0, do: 'activate', card: 'Odd-Eyes Pendulum Dragon' },
    ],
    expect: { players: [{ pendulumZones: [{ card: 'Stargazer Magician', scale: 1 }, { scale: 4 }] }, {}] },
  });
});

test('does not act when more than the one card has returned', () => {
  plays({
    profile: 'modern',
    players: [
      { monsters: [{ card: 'Stargazer Magician' }, { card: 'Mandragon' }, { card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Penguin Soldier', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'flipSummon', card: 'Penguin Soldier', choose: ['Mandragon', 'Vorse Raider'] },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 5, players: [{ monsters: [{ card: 'Stargazer Magician' }] }, {}] },
  });
});
