import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('in its Pendulum Zone lets its controller Pendulum Summon three kinds only, which nothing negates', () => {
  plays({
    profile: 'modern',
    players: [
      {
        hand: ['Celtic Guardian', 'Timegazer Magician', 'Magician of Faith', 'Odd-Eyes Pendulum Dragon'],
        pendulumZones: ['Performapal Skullcrobat Joker', 'Stargazer Magician'],
      },
      { spellsTraps: [{ card: 'Imperial Order', face: 'up' }] },
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'pendulumSummon', choose: ['Celtic Guardian'] }, rule: 'pendulum-summon-limited' },
      { player: 0, do: 'pendulumSummon', choose: ['Timegazer Magician', 'Odd-Eyes Pendulum Dragon'] },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ hand: ['Celtic Guardian', 'Magician of Faith'] }, {}] },
  });
});

test('Normal Summoned may fetch one of the three kinds, not one of its own name', () => {
  plays({
    profile: 'modern',
    players: [
      {
        hand: ['Performapal Skullcrobat Joker'],
        deck: ['Performapal Skullcrobat Joker', 'Magician of Faith', 'Performapal Trampolynx', 'Stargazer Magician'],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Performapal Skullcrobat Joker' },
      { player: 0, do: 'answer', value: true },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Performapal Skullcrobat Joker'] } },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Magician of Faith'] } },
      { player: 0, do: 'choose', cards: ['Performapal Trampolynx'] },
    ],
    expect: { players: [{ hand: ['Performapal Trampolynx'] }, {}] },
  });
});
