import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('at a Pendulum Summon of its controller returns a card of a Pendulum Zone to the hand, once by its name', () => {
  plays({
    profile: 'modern',
    players: [
      { hand: ['Celtic Guardian', 'X-Head Cannon'], pendulumZones: ['Performapal Trampolynx', 'Flash Knight'] },
      { pendulumZones: ['Mandragon'] },
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'pendulumSummon', choose: ['Celtic Guardian'] }, rule: 'level-between-scales' },
    ],
  });
  plays({
    profile: 'modern',
    players: [
      { hand: ['Summoned Skull', 'Giga Gagagigo'], pendulumZones: ['Performapal Trampolynx', 'Flash Knight'] },
      { pendulumZones: ['Mandragon'] },
    ],
    steps: [
      { player: 0, do: 'pendulumSummon', choose: ['Summoned Skull', 'Giga Gagagigo'] },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'choose', cards: ['Mandragon'] },
    ],
    expect: { players: [{ hand: [] }, { hand: ['Mandragon'], pendulumZones: [] }] },
  });
});

test('does the same at its Normal Summon', () => {
  plays({
    profile: 'modern',
    players: [{ hand: ['Performapal Trampolynx'], pendulumZones: ['Flash Knight'] }, {}],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Performapal Trampolynx' },
      { player: 0, do: 'answer', value: true },
    ],
    expect: { players: [{ hand: ['Flash Knight'], pendulumZones: [] }, {}] },
  });
});

test('does nothing at another Special Summon', () => {
  plays({
    profile: 'modern',
    players: [
      { hand: ['Monster Reborn'], graveyard: ['Vorse Raider'], pendulumZones: ['Performapal Trampolynx', 'Flash Knight'] },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Monster Reborn' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4 },
  });
});
