import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const second = { spellsTraps: [{ card: 'Second Coin Toss', face: 'up' as const }] };

test('the toss may be done again in the middle of the resolution, once per turn', () => {
  plays({
    rules: ['R265'],
    coins: ['tails', 'heads', 'tails'],
    players: [{ ...second, monsters: [{ card: 'Time Wizard' }, { card: 'Time Wizard' }] }, { monsters: [{ card: 'Jinzo' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Time Wizard@0:monster:0' },
      { player: 0, do: 'answer', value: 'heads' },
      { player: 0, do: 'answer', value: true },
      { do: 'expect', players: [{}, { graveyard: ['Jinzo'] }] },
      { player: 0, do: 'activate', card: 'Time Wizard@0:monster:1' },
      { player: 0, do: 'answer', value: 'heads' },
    ],
    expect: { players: [{ lp: 7500, monsters: [] }, {}] },
  });
});

test('three coins are tossed again together', () => {
  plays({
    coins: ['heads', 'tails', 'tails', 'tails', 'heads', 'heads'],
    players: [{ ...second, monsters: [{ card: 'Barrel Dragon' }] }, { monsters: [{ card: 'Jinzo' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Barrel Dragon', choose: ['Jinzo'] },
      { player: 0, do: 'answer', value: true },
    ],
    expect: { players: [{}, { graveyard: ['Jinzo'] }] },
  });
});

test('a toss of the opponent is not its business', () => {
  plays({
    coins: ['heads'],
    players: [{ monsters: [{ card: 'Time Wizard' }] }, { ...second, monsters: [{ card: 'Jinzo' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Time Wizard' },
      { player: 0, do: 'answer', value: 'heads' },
    ],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{}, { graveyard: ['Jinzo'] }] },
  });
});

test('once per turn, by whichever card of its name', () => {
  plays({
    coins: ['tails', 'tails'],
    players: [
      {
        spellsTraps: [...second.spellsTraps, ...second.spellsTraps],
        monsters: [{ card: 'Time Wizard' }],
      },
      { monsters: [{ card: 'Jinzo' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Time Wizard' },
      { player: 0, do: 'answer', value: 'heads' },
      { player: 0, do: 'answer', value: true },
    ],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ lp: 7750, monsters: [] }, { monsters: [{ card: 'Jinzo' }] }] },
  });
});
