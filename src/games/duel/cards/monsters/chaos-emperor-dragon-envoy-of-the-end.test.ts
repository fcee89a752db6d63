import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Chaos Emperor Dragon sends hands and field to the Graveyard and does 300 damage for each card', () => {
  plays({
    players: [
      { monsters: [{ card: 'Chaos Emperor Dragon - Envoy of the End' }], hand: ['Pot of Greed', 'Celtic Guardian'] },
      {
        monsters: [{ card: 'Vorse Raider', position: 'set' }, { card: 'Sheep Token' }],
        hand: ['Raigeki'],
        spellsTraps: [{ card: 'Trap Hole', face: 'set' }],
        fieldSpell: 'Umi',
      },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Chaos Emperor Dragon - Envoy of the End' }],
    expect: {
      players: [
        {
          lp: 7000,
          hand: [],
          monsters: [],
          graveyard: ['Chaos Emperor Dragon - Envoy of the End', 'Pot of Greed', 'Celtic Guardian'],
        },
        {
          lp: 5900,
          hand: [],
          monsters: [],
          spellsTraps: [],
          fieldSpell: null,
          graveyard: ['Vorse Raider', 'Raigeki', 'Trap Hole', 'Umi'],
        },
      ],
    },
  });
});

test('the cards are sent: Sangan and Witch of the Black Forest search in one chain afterwards', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Chaos Emperor Dragon - Envoy of the End' }, { card: 'Sangan' }],
        deck: ['Kuriboh', 'Celtic Guardian'],
      },
      { monsters: [{ card: 'Witch of the Black Forest' }], deck: ['Kuriboh'] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Chaos Emperor Dragon - Envoy of the End' },
      { player: 1, do: 'choose', cards: ['Kuriboh'] },
      { player: 0, do: 'choose', cards: ['Kuriboh'] },
    ],
    expect: { players: [{ hand: ['Kuriboh'] }, { lp: 7100, hand: ['Kuriboh'] }] },
  });
});

test('it cannot pay 1000 with less, and comes only by its procedure', () => {
  plays({
    players: [
      {
        lp: 900,
        monsters: [{ card: 'Chaos Emperor Dragon - Envoy of the End' }],
        hand: ['Chaos Emperor Dragon - Envoy of the End'],
      },
      {},
    ],
    steps: [
      {
        do: 'illegal',
        step: { player: 0, do: 'activate', card: 'Chaos Emperor Dragon - Envoy of the End' },
        rule: 'cost-life-points',
      },
      {
        do: 'illegal',
        step: { player: 0, do: 'normalSummon', card: 'Chaos Emperor Dragon - Envoy of the End' },
        rule: 'special-summon-only',
      },
      {
        do: 'illegal',
        step: { player: 0, do: 'specialSummon', card: 'Chaos Emperor Dragon - Envoy of the End' },
        rule: 'banish-light-and-dark',
      },
    ],
  });
});
