import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Mataza the Zapper attacks two monsters', () => {
  plays({
    players: [{ monsters: [{ card: 'Mataza the Zapper' }] }, { monsters: [{ card: 'Leghul' }, { card: 'Jinzo #7' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Mataza the Zapper', target: 'Leghul' },
      { player: 0, do: 'attack', card: 'Mataza the Zapper', target: 'Jinzo #7' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Mataza the Zapper', target: 'direct' }, rule: 'attack-once' },
    ],
    expect: { players: [{}, { lp: 6200 }] },
  });
});

test('Change of Heart does not take it while it is face-up, and takes it face-down', () => {
  plays({
    players: [{ hand: ['Change of Heart'] }, { monsters: [{ card: 'Mataza the Zapper' }] }],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Change of Heart' } }],
    expect: { players: [{ monsters: [] }, { monsters: [{ card: 'Mataza the Zapper' }] }] },
  });
  plays({
    players: [{ hand: ['Change of Heart'] }, { monsters: [{ card: 'Mataza the Zapper', position: 'set' }] }],
    steps: [{ player: 0, do: 'activate', card: 'Change of Heart', choose: ['Mataza the Zapper'] }],
    expect: { players: [{ monsters: [{ card: 'Mataza the Zapper' }] }, { monsters: [] }] },
  });
});
