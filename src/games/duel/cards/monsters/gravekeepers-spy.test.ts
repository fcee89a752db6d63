import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Gravekeeper's Spy brings a Gravekeeper's monster from the deck when it is flipped", () => {
  plays({
    players: [{ monsters: [{ card: "Gravekeeper's Spy", position: 'set' }], deck: ['Celtic Guardian', "Gravekeeper's Spy"] }, {}],
    steps: [
      { player: 0, do: 'flipSummon', card: "Gravekeeper's Spy" },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Celtic Guardian'] } },
      { player: 0, do: 'choose', cards: ["Gravekeeper's Spy"] },
      { player: 0, do: 'answer', value: 'defense' },
    ],
    expect: {
      prompt: { player: 0, kind: 'idle' },
      players: [
        {
          monsters: [
            { card: "Gravekeeper's Spy", position: 'attack' },
            { card: "Gravekeeper's Spy", position: 'defense' },
          ],
          deckCount: 1,
        },
        {},
      ],
    },
  });
});

test('attacked, it brings one after damage calculation; with none in the deck nothing comes', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: "Gravekeeper's Spy", position: 'set' }], deck: ['Celtic Guardian'] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: "Gravekeeper's Spy" },
    ],
    expect: {
      prompt: { player: 0, kind: 'battle' },
      events: ["chainLink Gravekeeper's Spy"],
      players: [{ lp: 7900 }, { monsters: [{ card: "Gravekeeper's Spy", position: 'defense' }] }],
    },
  });
});
