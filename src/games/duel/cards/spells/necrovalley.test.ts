import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const valley = { card: 'Necrovalley', face: 'up' } as const;

test("Necrovalley strengthens the Gravekeeper's monsters of both sides", () => {
  plays({
    players: [
      { hand: ['Necrovalley'], monsters: [{ card: "Gravekeeper's Spy" }] },
      { monsters: [{ card: "Gravekeeper's Spy" }, { card: 'Vorse Raider' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Necrovalley' }],
    expect: {
      players: [
        { monsters: [{ card: "Gravekeeper's Spy", atk: 1700, def: 2500 }] },
        {
          monsters: [
            { card: "Gravekeeper's Spy", atk: 1700 },
            { card: 'Vorse Raider', atk: 1900 },
          ],
        },
      ],
    },
  });
});

test('an effect that would take a card from a Graveyard does nothing', () => {
  plays({
    players: [
      {
        lp: 8000,
        hand: ['Premature Burial'],
        graveyard: ['Jinzo'],
        monsters: [{ card: 'Magician of Faith', position: 'set' }],
        fieldSpell: valley,
      },
      {},
    ],
    steps: [{ player: 0, do: 'activate', card: 'Premature Burial', choose: ['Jinzo'] }],
    expect: { players: [{ lp: 7200, monsters: [{ card: 'Magician of Faith' }], graveyard: ['Jinzo', 'Premature Burial'] }, {}] },
  });
  plays({
    players: [{ graveyard: ['Raigeki'], monsters: [{ card: 'Magician of Faith', position: 'set' }], fieldSpell: valley }, {}],
    steps: [{ player: 0, do: 'flipSummon', card: 'Magician of Faith' }],
    expect: { players: [{ hand: [], graveyard: ['Raigeki'] }, {}] },
  });
});

test('a card may move itself; nothing is removed from play', () => {
  plays({
    players: [
      { monsters: [{ card: 'Archfiend of Gilfer' }], hand: ['Soul Release'], graveyard: ['Sangan'] },
      {
        fieldSpell: valley,
        hand: ['Kuriboh'],
        monsters: [{ card: 'Vorse Raider' }],
        spellsTraps: [{ card: 'Raigeki Break', face: 'set' }],
      },
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Soul Release' }, rule: 'graveyard-cannot-be-banished' },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 1, do: 'activate', card: 'Raigeki Break', choose: ['Kuriboh', 'Archfiend of Gilfer'] },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'choose', cards: ['Vorse Raider'] },
    ],
    expect: {
      players: [{ spellsTraps: [{ card: 'Archfiend of Gilfer' }] }, { monsters: [{ card: 'Vorse Raider', atk: 1400 }] }],
    },
  });
});

test('an effect that would move the whole Graveyard moves nothing, its own card included', () => {
  plays({
    players: [
      { monsters: [{ card: 'Needle Worm', position: 'set' }] },
      { fieldSpell: valley, deck: ['Penguin Knight', 'Umi', 'Umi', 'Umi', 'Umi', 'Umi'] },
    ],
    steps: [{ player: 0, do: 'flipSummon', card: 'Needle Worm' }],
    expect: {
      events: ['chainLink Penguin Knight'],
      players: [{}, { deckCount: 1, graveyard: ['Penguin Knight', 'Umi', 'Umi', 'Umi', 'Umi'] }],
    },
  });
});
