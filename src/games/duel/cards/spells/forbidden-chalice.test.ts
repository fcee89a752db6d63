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

test('a Trap that is a monster stays one under Forbidden Chalice: it has no effect as a monster', () => {
  plays({
    profile: 'modern',
    players: [
      { spellsTraps: [{ card: 'Embodiment of Apophis', face: 'set' }] },
      { spellsTraps: [{ card: 'Forbidden Chalice', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Embodiment of Apophis' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 1, do: 'activate', card: 'Forbidden Chalice', choose: ['Embodiment of Apophis'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Embodiment of Apophis', atk: 2000 }] }, {}] },
  });
});
