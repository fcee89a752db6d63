import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('cannot be Special Summoned, by a Pendulum Summon neither', () => {
  plays({
    profile: 'modern',
    players: [{ hand: ['Rose Tentacles'], pendulumZones: ['Mandragon', 'Flash Knight'] }, {}],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'pendulumSummon', choose: ['Rose Tentacles'] }, rule: 'never-special-summoned' },
    ],
  });
});

test('has as many more attacks as the opponent has face-up Plants when its effect resolves', () => {
  plays({
    profile: 'modern',
    players: [
      { monsters: [{ card: 'Rose Tentacles' }] },
      {
        monsters: [
          { card: 'Mandragon', position: 'defense' },
          { card: 'Mandragon', position: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Rose Tentacles', target: 'Mandragon@1:monster:0' },
      { player: 0, do: 'attack', card: 'Rose Tentacles', target: 'Mandragon@1:monster:1' },
      {
        do: 'illegal',
        step: { player: 0, do: 'attack', card: 'Rose Tentacles', target: 'direct' },
        rule: 'attack-once',
      },
    ],
    expect: { players: [{}, { lp: 8000 - 2 * 300, monsters: [] }] },
  });
});

test('gets none at the start of the opponent’s Battle Phase, nor without a Plant', () => {
  plays({
    profile: 'modern',
    players: [{ monsters: [{ card: 'Rose Tentacles' }] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'expect', now: true, chain: [] },
      { player: 0, do: 'attack', card: 'Rose Tentacles', target: 'Vorse Raider' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Rose Tentacles', target: 'direct' } },
    ],
    expect: { players: [{}, { lp: 7700 }] },
  });
});

test('an attack that it was made to make instead is one of those that it has', () => {
  plays({
    profile: 'modern',
    rules: ['R433'],
    players: [
      { monsters: [{ card: 'Rose Tentacles' }, { card: 'Celtic Guardian' }] },
      {
        monsters: [{ card: 'Mandragon', position: 'defense' }],
        spellsTraps: [{ card: 'Dark Spirit of the Silent', face: 'set' }],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'Mandragon' },
      { player: 1, do: 'activate', card: 'Dark Spirit of the Silent', choose: ['Rose Tentacles'] },
      { player: 0, do: 'attack', card: 'Rose Tentacles', target: 'direct' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Rose Tentacles', target: 'direct' }, rule: 'attack-once' },
    ],
    expect: { players: [{}, { lp: 5500 }] },
  });
});
