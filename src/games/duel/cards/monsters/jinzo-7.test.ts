import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Jinzo #7 may attack the player past monsters, or a monster', () => {
  plays({
    players: [{ monsters: [{ card: 'Jinzo #7' }, { card: 'Vorse Raider' }] }, { monsters: [{ card: 'Celtic Guardian' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' }, rule: 'direct-attack' },
      { do: 'legal', step: { player: 0, do: 'attack', card: 'Jinzo #7', target: 'Celtic Guardian' } },
      { player: 0, do: 'attack', card: 'Jinzo #7', target: 'direct' },
    ],
    expect: { players: [{ lp: 8000 }, { lp: 7500 }] },
  });
});

test('losing the right to Skill Drain after the declaration, it may attack a monster or stop', () => {
  plays({
    players: [
      { monsters: [{ card: 'Jinzo #7' }] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Skill Drain', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Jinzo #7', target: 'direct' },
      { player: 1, do: 'activate', card: 'Skill Drain' },
      { do: 'illegal', step: { player: 0, do: 'replay', target: 'direct' } },
      { do: 'legal', step: { player: 0, do: 'replay', target: 'Celtic Guardian' } },
      { player: 0, do: 'replay', target: 'cancel' },
    ],
    expect: { prompt: { player: 0, kind: 'battle' }, players: [{ lp: 8000 }, { lp: 7000 }] },
  });
});
