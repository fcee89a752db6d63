import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Megamorph doubles the original ATK while its controller has fewer Life Points', () => {
  plays({
    players: [{ lp: 7000, hand: ['Megamorph'], monsters: [{ card: 'Vorse Raider' }] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Megamorph', choose: ['Vorse Raider'] }],
    expect: { players: [{ monsters: [{ card: 'Vorse Raider', atk: 3800 }] }, {}] },
  });
});

test('it halves it while its controller has more, and follows the Life Points at once', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Vorse Raider' }, { card: 'Sangan' }],
        spellsTraps: [
          { card: 'Megamorph', face: 'up', equippedTo: 'Vorse Raider@0:monster:0' },
          { card: 'Axe of Despair', face: 'up', equippedTo: 'Vorse Raider@0:monster:0' },
        ],
      },
      {},
    ],
    steps: [
      { do: 'expect', players: [{ monsters: [{ card: 'Vorse Raider', atk: 2900 }, {}] }, {}] },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Sangan', target: 'direct' },
    ],
    expect: { players: [{ monsters: [{ card: 'Vorse Raider', atk: 1950 }, {}] }, { lp: 7000 }] },
  });
});

test('a "?" is what its own text makes of it, doubled', () => {
  plays({
    players: [
      {
        lp: 7000,
        hand: ['Megamorph'],
        monsters: [{ card: 'King of the Skull Servants' }],
        graveyard: ['Skull Servant', 'Skull Servant'],
      },
      {},
    ],
    steps: [{ player: 0, do: 'activate', card: 'Megamorph', choose: ['King of the Skull Servants'] }],
    expect: { players: [{ monsters: [{ card: 'King of the Skull Servants', atk: 4000 }] }, {}] },
  });
});

test('Megamorph switches between half, whole and double as the Life Points change; only the original ATK is changed', () => {
  plays({
    players: [
      { lp: 8000, hand: ['Megamorph', 'Axe of Despair', 'Tremendous Fire', 'Raimei'], monsters: [{ card: 'Vorse Raider' }] },
      { lp: 8000, hand: ['Blue Medicine'] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Axe of Despair', choose: ['Vorse Raider'] },
      { player: 0, do: 'activate', card: 'Megamorph', choose: ['Vorse Raider'] },
      { do: 'expect', players: [{ monsters: [{ card: 'Vorse Raider', atk: 2900 }] }, {}] },
      { player: 0, do: 'activate', card: 'Raimei' },
      { do: 'expect', players: [{ lp: 8000, monsters: [{ card: 'Vorse Raider', atk: 1950, def: 1200 }] }, { lp: 7700 }] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'activate', card: 'Blue Medicine' },
      { do: 'expect', players: [{ lp: 8000, monsters: [{ card: 'Vorse Raider', atk: 4800, def: 1200 }] }, { lp: 8100 }] },
    ],
  });
});

test("on a monster of the opponent the Life Points of Megamorph's own player count", () => {
  plays({
    players: [
      { lp: 8000, hand: ['Megamorph'] },
      { lp: 7000, monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Megamorph', choose: ['Vorse Raider'] }],
    expect: { players: [{}, { monsters: [{ card: 'Vorse Raider', atk: 950 }] }] },
  });
});

test('of two Megamorphs the newest counts', () => {
  plays({
    players: [{ lp: 7000, hand: ['Megamorph'], monsters: [{ card: 'Vorse Raider' }] }, { hand: ['Megamorph'] }],
    steps: [
      { player: 0, do: 'activate', card: 'Megamorph', choose: ['Vorse Raider'] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'activate', card: 'Megamorph', choose: ['Vorse Raider'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Vorse Raider', atk: 950 }] }, {}] },
  });
});
