import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('under A Legendary Ocean a Level 5 WATER monster needs no tribute', () => {
  plays({
    players: [{ hand: ['A Legendary Ocean', 'Giga Gagagigo'] }, { monsters: [{ card: '7 Colored Fish' }] }],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Giga Gagagigo' }, rule: 'tributes' },
      { player: 0, do: 'activate', card: 'A Legendary Ocean' },
      { player: 0, do: 'normalSummon', card: 'Giga Gagagigo' },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Giga Gagagigo', atk: 2650, def: 1700, level: 4 }] },
        { monsters: [{ card: '7 Colored Fish', atk: 2000, def: 1000, level: 3 }] },
      ],
    },
  });
});

test("one's own old Field Spell goes when the new one is placed, even if that is negated", () => {
  plays({
    players: [
      { hand: ['A Legendary Ocean'], fieldSpell: { card: 'Umi', face: 'up' } },
      { hand: ['Raigeki'], spellsTraps: [{ card: 'Magic Jammer', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'A Legendary Ocean' },
      { player: 1, do: 'activate', card: 'Magic Jammer' },
    ],
    expect: { players: [{ fieldSpell: null, graveyard: ['Umi', 'A Legendary Ocean'] }, {}] },
  });
});
