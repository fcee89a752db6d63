import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Hayabusa Knight attacks twice, not three times', () => {
  plays({
    players: [{ monsters: [{ card: 'Hayabusa Knight' }] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Hayabusa Knight', target: 'direct' },
      { player: 0, do: 'attack', card: 'Hayabusa Knight', target: 'direct' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Hayabusa Knight', target: 'direct' }, rule: 'attack-once' },
    ],
    expect: { players: [{}, { lp: 6000 }] },
  });
});

test('Skill Drain during its second attack ends that attack without a new choice', () => {
  plays({
    players: [{ monsters: [{ card: 'Hayabusa Knight' }] }, { spellsTraps: [{ card: 'Skill Drain', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Hayabusa Knight', target: 'direct' },
      { player: 0, do: 'attack', card: 'Hayabusa Knight', target: 'direct' },
      { do: 'expect', now: true, players: [{}, { lp: 7000 }] },
      { player: 1, do: 'activate', card: 'Skill Drain' },
    ],
    expect: { prompt: { player: 0, kind: 'battle' }, players: [{}, { lp: 6000 }] },
  });
});

test('Skill Drain during its first attack leaves that attack and takes the second', () => {
  plays({
    players: [{ monsters: [{ card: 'Hayabusa Knight' }] }, { spellsTraps: [{ card: 'Skill Drain', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Hayabusa Knight', target: 'direct' },
      { player: 1, do: 'activate', card: 'Skill Drain' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Hayabusa Knight', target: 'direct' }, rule: 'attack-once' },
    ],
    expect: { players: [{}, { lp: 6000 }] },
  });
});
