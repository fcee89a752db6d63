import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Just Desserts deals 500 for each of the opponent's monsters, face-down ones too", () => {
  plays({
    players: [
      { monsters: [{ card: 'Jinzo', position: 'set' }, { card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Sangan' }], spellsTraps: [{ card: 'Just Desserts', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 1, do: 'activate', card: 'Just Desserts' },
    ],
    expect: { players: [{ lp: 7000 }, { lp: 8000 }] },
  });
});

test('they are counted at resolution', () => {
  plays({
    players: [
      { hand: ['Scapegoat'], monsters: [{ card: 'Vorse Raider' }] },
      { spellsTraps: [{ card: 'Just Desserts', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 1, do: 'activate', card: 'Just Desserts' },
      { player: 0, do: 'activate', card: 'Scapegoat' },
    ],
    expect: { players: [{ lp: 5500 }, {}] },
  });
});
