import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Dark Paladin negates the activation of a Spell for a discarded card, in either turn', () => {
  plays({
    players: [{ hand: ['Raigeki', 'Kuriboh'] }, { monsters: [{ card: 'Dark Paladin' }], hand: ['Sangan'] }],
    steps: [
      { player: 0, do: 'activate', card: 'Raigeki' },
      { player: 1, do: 'activate', card: 'Dark Paladin', choose: ['Sangan'] },
    ],
    expect: {
      events: ['chainLink Raigeki', 'chainLink Dark Paladin', 'negate Raigeki'],
      players: [{ graveyard: ['Raigeki'] }, { monsters: [{ card: 'Dark Paladin' }], graveyard: ['Sangan'] }],
    },
  });
});

test('not a Trap, not without a card to discard, and not when it is gone by then', () => {
  plays({
    players: [
      { spellsTraps: [{ card: 'Raigeki Break', face: 'set' }], hand: ['Raigeki', 'Kuriboh'] },
      { monsters: [{ card: 'Dark Paladin' }], hand: ['Sangan'] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'activate', card: 'Raigeki Break', choose: ['Kuriboh', 'Dark Paladin'] },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Dark Paladin' }, rule: 'answers-spell-activation' },
    ],
  });
  plays({
    players: [{ hand: ['Raigeki'] }, { monsters: [{ card: 'Dark Paladin' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Raigeki' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Dark Paladin' }, rule: 'cost-discard' },
    ],
  });
});

test('it counts Dragons on both sides and in both Graveyards', () => {
  plays({
    players: [
      { monsters: [{ card: 'Dark Paladin' }, { card: 'Blue-Eyes White Dragon' }], graveyard: ['Spear Dragon'] },
      { monsters: [{ card: 'Spear Dragon' }, { card: 'Spear Dragon', position: 'set' }], graveyard: ['Spear Dragon', 'Sangan'] },
    ],
    steps: [
      { do: 'expect', players: [{ monsters: [{ card: 'Dark Paladin', atk: 4900 }, { card: 'Blue-Eyes White Dragon' }] }, {}] },
    ],
  });
});

test('it can only be Fusion Summoned: it does not come back from the Graveyard', () => {
  plays({
    players: [{ hand: ['Monster Reborn'], graveyard: ['Dark Paladin'] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Monster Reborn' }, rule: 'no-target' }],
  });
});
