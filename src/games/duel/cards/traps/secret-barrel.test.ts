import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Secret Barrel deals 200 for each card in the opponent's hand and on the opponent's field", () => {
  plays({
    players: [
      {
        hand: ['Kuriboh', 'Raigeki'],
        monsters: [{ card: 'Vorse Raider' }],
        spellsTraps: [{ card: 'Jar of Greed', face: 'set' }],
        fieldSpell: { card: 'Umi', face: 'up' },
        graveyard: ['Sangan'],
      },
      { hand: ['Sangan'], spellsTraps: [{ card: 'Secret Barrel', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 1, do: 'activate', card: 'Secret Barrel' },
    ],
    expect: { players: [{ lp: 7000 }, { lp: 8000 }] },
  });
});
