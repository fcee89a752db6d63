import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Gravekeeper's Servant costs the opponent the top card of the deck for each attack", () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }], deck: ['Pot of Greed', 'Dark Hole'] },
      { spellsTraps: [{ card: "Gravekeeper's Servant", face: 'up' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
    ],
    expect: {
      events: ['toGrave Pot of Greed', 'attack Vorse Raider'],
      players: [{ graveyard: ['Pot of Greed'], deckCount: 1 }, { lp: 6100 }],
    },
  });
});

test('an empty deck cannot pay; its own player pays nothing', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }], deck: [] },
      { spellsTraps: [{ card: "Gravekeeper's Servant", face: 'up' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' }, rule: 'attack-cost' },
    ],
  });
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }], deck: [], spellsTraps: [{ card: "Gravekeeper's Servant", face: 'up' }] },
      {},
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
    ],
    expect: { players: [{}, { lp: 6100 }] },
  });
});

test('the attack of a monster beyond Spells costs nothing', () => {
  plays({
    players: [
      { monsters: [{ card: 'The Agent of Force - Mars' }] },
      { spellsTraps: [{ card: "Gravekeeper's Servant", face: 'up' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'The Agent of Force - Mars', target: 'direct' },
    ],
    expect: { players: [{ deckCount: 20, graveyard: [] }, {}] },
  });
});
