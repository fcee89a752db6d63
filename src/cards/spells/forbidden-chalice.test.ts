import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('gives a face-up monster 400 ATK and negates its effects until the turn ends', () => {
  plays({
    profile: 'modern',
    players: [{ hand: ['Forbidden Chalice', 'Waboku'] }, { monsters: [{ card: 'Jinzo' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Forbidden Chalice', choose: ['Jinzo'] },
      { do: 'expect', players: [{}, { monsters: [{ card: 'Jinzo', atk: 2800 }] }] },
      { player: 0, do: 'setSpellTrap', card: 'Waboku' },
      { player: 0, do: 'endTurn' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Waboku' }, rule: 'traps-cannot-be-activated' },
    ],
    expect: { turn: 4, players: [{}, { monsters: [{ card: 'Jinzo', atk: 2400 }] }] },
  });
});
