import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('under Gravity Bind monsters of Level 4 or more cannot attack, lower ones can', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Giant Soldier of Stone' }] },
      { spellsTraps: [{ card: 'Gravity Bind', face: 'up' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      {
        do: 'illegal',
        step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
        rule: 'high-levels-cannot-attack',
      },
      { player: 0, do: 'attack', card: 'Giant Soldier of Stone', target: 'direct' },
    ],
    expect: { players: [{}, { lp: 6700 }] },
  });
});

test('turned up after the declaration window it stops the attack, which counts as declared', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      {
        spellsTraps: [
          { card: 'Gravity Bind', face: 'set' },
          { card: 'Mirror Force', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 0, do: 'pass' },
      { player: 1, do: 'pass' },
      { player: 0, do: 'pass' },
      {
        do: 'expect',
        now: true,
        prompt: { player: 1, kind: 'respond' },
        illegal: [{ player: 1, do: 'activate', card: 'Mirror Force' }],
      },
      { player: 1, do: 'activate', card: 'Gravity Bind' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' }, rule: 'attack-once' },
    ],
    expect: { prompt: { player: 0, kind: 'battle' }, players: [{}, { lp: 8000 }] },
  });
});
