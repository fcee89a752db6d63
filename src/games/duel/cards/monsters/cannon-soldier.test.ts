import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Cannon Soldier fires as often as it has monsters to tribute, itself included', () => {
  plays({
    players: [{ monsters: [{ card: 'Cannon Soldier' }, { card: 'Celtic Guardian' }] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Cannon Soldier', choose: ['Celtic Guardian'] },
      { player: 0, do: 'activate', card: 'Cannon Soldier', choose: ['Cannon Soldier'] },
    ],
    expect: { players: [{ monsters: [], graveyard: ['Celtic Guardian', 'Cannon Soldier'] }, { lp: 7000 }] },
  });
});

test('just summoned, it fires before Trap Hole can be used', () => {
  plays({
    players: [{ hand: ['Cannon Soldier'] }, { spellsTraps: [{ card: 'Trap Hole', face: 'set' }] }],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Cannon Soldier' },
      { player: 0, do: 'activate', card: 'Cannon Soldier', choose: ['Cannon Soldier'] },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Trap Hole' } },
    ],
    expect: { players: [{ graveyard: ['Cannon Soldier'] }, { lp: 7500 }] },
  });
});
