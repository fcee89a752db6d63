import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('at the start of the Battle Phase, unanswered, seals Spells and Traps and their effects for the turn', () => {
  plays({
    profile: 'modern',
    players: [
      { hand: ['Anti-Magic Arrows', 'Fissure'], monsters: [{ card: 'Vorse Raider' }], pendulumZones: ['Archfiend Eccentrick'] },
      {
        spellsTraps: [
          { card: 'Mirror Force', face: 'set' },
          { card: 'Ultimate Offering', face: 'up' },
        ],
        hand: ['Kuriboh'],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'activate', card: 'Anti-Magic Arrows' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Mirror Force' }, rule: 'nothing-may-answer', now: true },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Mirror Force' }, rule: 'spells-and-traps-not-activated' },
      { player: 0, do: 'enter', to: 'main2' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Fissure' }, rule: 'spells-and-traps-not-activated' },
      {
        do: 'illegal',
        step: { player: 0, do: 'activate', card: 'Archfiend Eccentrick' },
        rule: 'spells-and-traps-not-activated',
      },
    ],
    expect: { players: [{}, { lp: 6100 }] },
  });
});

test('is of no use at any other moment', () => {
  plays({
    profile: 'modern',
    players: [{ hand: ['Anti-Magic Arrows'], monsters: [{ card: 'Vorse Raider' }] }, {}],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Anti-Magic Arrows' }, rule: 'battle-phase-start-only' },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Anti-Magic Arrows' }, rule: 'battle-phase-start-only' },
    ],
  });
});
