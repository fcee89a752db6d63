import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('while Lord of D. is there, face-up Dragons cannot be targeted, others can', () => {
  plays({
    players: [
      { hand: ['Axe of Despair'] },
      { monsters: [{ card: 'Lord of D.' }, { card: 'Blue-Eyes White Dragon' }, { card: 'Spear Dragon', position: 'set' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Axe of Despair' }],
    expect: { players: [{ spellsTraps: [{ card: 'Axe of Despair', equippedTo: 'Lord of D.@1:monster:0' }] }, {}] },
  });
});

test('quick effects find no Dragon to target either', () => {
  plays({
    players: [
      { hand: ['Rush Recklessly'], monsters: [{ card: 'Blue-Eyes White Dragon' }] },
      { monsters: [{ card: 'Lord of D.' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Rush Recklessly' }],
    expect: {
      players: [{ monsters: [{ card: 'Blue-Eyes White Dragon', atk: 3000 }] }, { monsters: [{ card: 'Lord of D.', atk: 1900 }] }],
    },
  });
});

test('Dark Hole, which targets nothing, destroys them all the same', () => {
  plays({
    players: [{ hand: ['Dark Hole'] }, { monsters: [{ card: 'Lord of D.' }, { card: 'Blue-Eyes White Dragon' }] }],
    steps: [{ player: 0, do: 'activate', card: 'Dark Hole' }],
    expect: { players: [{}, { monsters: [] }] },
  });
});
