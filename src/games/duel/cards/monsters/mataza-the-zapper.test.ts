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

test.each(['Relinquished', 'Thousand-Eyes Restrict'])('face-up it is no choice of %s, which would control it', (card) => {
  plays({
    rules: ['E65'],
    players: [{ monsters: [{ card }] }, { monsters: [{ card: 'Mataza the Zapper' }] }],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card }, rule: 'no-target' }],
  });
  plays({
    players: [{ monsters: [{ card }] }, { monsters: [{ card: 'Mataza the Zapper', position: 'set' }] }],
    steps: [{ player: 0, do: 'activate', card, choose: ['Mataza the Zapper'] }],
    expect: { players: [{ spellsTraps: [{}] }, { monsters: [] }] },
  });
});

test('turned up in answer to Relinquished it is not taken', () => {
  plays({
    players: [
      { monsters: [{ card: 'Relinquished' }] },
      { monsters: [{ card: 'Mataza the Zapper', position: 'set' }], spellsTraps: [{ card: 'Ceasefire', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Relinquished', choose: ['Mataza the Zapper'] },
      { player: 1, do: 'activate', card: 'Ceasefire' },
    ],
    expect: {
      players: [{ spellsTraps: [], monsters: [{ card: 'Relinquished', atk: 0 }] }, { monsters: [{ card: 'Mataza the Zapper' }] }],
    },
  });
});

test('its two attacks on Relinquished: the held monster goes first and both take damage, then Relinquished itself', () => {
  plays({
    turnPlayer: 1,
    players: [{ monsters: [{ card: 'Mataza the Zapper' }, { card: 'Kuriboh' }] }, { monsters: [{ card: 'Relinquished' }] }],
    steps: [
      { player: 1, do: 'activate', card: 'Relinquished', choose: ['Kuriboh'] },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Mataza the Zapper', target: 'Relinquished' },
      { do: 'expect', players: [{ lp: 7000 }, { lp: 7000, spellsTraps: [], monsters: [{ card: 'Relinquished', atk: 0 }] }] },
      { player: 0, do: 'attack', card: 'Mataza the Zapper', target: 'Relinquished' },
    ],
    expect: {
      players: [
        { lp: 7000, graveyard: ['Kuriboh'] },
        { lp: 5700, graveyard: ['Relinquished'] },
      ],
    },
  });
});
