import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Nightmare Horse may attack the player past monsters, or a monster', () => {
  plays({
    players: [{ monsters: [{ card: 'Nightmare Horse' }, { card: 'Vorse Raider' }] }, { monsters: [{ card: 'Celtic Guardian' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' }, rule: 'direct-attack' },
      { do: 'legal', step: { player: 0, do: 'attack', card: 'Nightmare Horse', target: 'Celtic Guardian' } },
      { player: 0, do: 'attack', card: 'Nightmare Horse', target: 'direct' },
    ],
    expect: { players: [{ lp: 8000 }, { lp: 7500 }] },
  });
});
