import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Flip Summoned, Slate Warrior has 500 ATK and DEF more for good', () => {
  plays({
    players: [{ monsters: [{ card: 'Slate Warrior', position: 'set' }] }, {}],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Slate Warrior' },
      { do: 'expect', players: [{ monsters: [{ card: 'Slate Warrior', atk: 2400, def: 900 }] }, {}] },
      { player: 0, do: 'endTurn' },
    ],
    expect: { players: [{ monsters: [{ card: 'Slate Warrior', atk: 2400, def: 900 }] }, {}] },
  });
});

test('the monster that destroys it by battle has 500 ATK and DEF less for good', () => {
  plays({
    players: [{ monsters: [{ card: 'Blue-Eyes White Dragon' }] }, { monsters: [{ card: 'Slate Warrior' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Blue-Eyes White Dragon', target: 'Slate Warrior' },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Blue-Eyes White Dragon', atk: 2500, def: 2000 }] },
        { lp: 6900, graveyard: ['Slate Warrior'] },
      ],
    },
  });
});

test('surviving its battle it takes nothing away', () => {
  plays({
    players: [{ monsters: [{ card: 'Celtic Guardian' }] }, { monsters: [{ card: 'Slate Warrior' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'Slate Warrior' },
    ],
    expect: { players: [{ graveyard: ['Celtic Guardian'] }, { monsters: [{ card: 'Slate Warrior', atk: 1900, def: 400 }] }] },
  });
});

test('turned face-down in answer to its flip effect it gains nothing, and 500 when it is turned up once more', () => {
  plays({
    players: [{ monsters: [{ card: 'Slate Warrior', position: 'set' }] }, { spellsTraps: [{ card: 'Book of Moon' }] }],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Slate Warrior' },
      { player: 1, do: 'activate', card: 'Book of Moon', choose: ['Slate Warrior'] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'flipSummon', card: 'Slate Warrior' },
    ],
    expect: { players: [{ monsters: [{ card: 'Slate Warrior', atk: 2400 }] }, {}] },
  });
});
