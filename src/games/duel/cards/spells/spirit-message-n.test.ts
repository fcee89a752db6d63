import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('the letter cannot be Set or activated; when it leaves the field the board goes with it', () => {
  plays({
    players: [
      {
        hand: ['Spirit Message "N"', 'Mystical Space Typhoon'],
        spellsTraps: [
          { card: 'Destiny Board', face: 'up' },
          { card: 'Spirit Message "N"', face: 'up' },
        ],
      },
      {},
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'setSpellTrap', card: 'Spirit Message "N"' }, rule: 'placed-by-effect-only' },
      { player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Spirit Message "N"'] },
    ],
    expect: { players: [{ spellsTraps: [], hand: ['Spirit Message "N"'] }, {}] },
  });
});
