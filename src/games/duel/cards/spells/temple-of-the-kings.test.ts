import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('with Temple of the Kings its controller, and nobody else, may activate Traps in the turn in which they were Set', () => {
  plays({
    players: [{ hand: ['Jar of Greed'], spellsTraps: [{ card: 'Temple of the Kings', face: 'up' }] }, {}],
    steps: [
      { player: 0, do: 'setSpellTrap', card: 'Jar of Greed' },
      { player: 0, do: 'activate', card: 'Jar of Greed' },
    ],
    expect: { players: [{ graveyard: ['Jar of Greed'] }, {}] },
  });
  plays({
    players: [{ hand: ['Jar of Greed'] }, { spellsTraps: [{ card: 'Temple of the Kings', face: 'up' }] }],
    steps: [
      { player: 0, do: 'setSpellTrap', card: 'Jar of Greed' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Jar of Greed' }, rule: 'trap-not-in-set-turn' },
    ],
  });
});

test('Quick-Play Spells wait all the same', () => {
  plays({
    players: [
      { hand: ['Mystical Space Typhoon'], spellsTraps: [{ card: 'Temple of the Kings', face: 'up' }] },
      { spellsTraps: [{ card: 'Waboku', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'setSpellTrap', card: 'Mystical Space Typhoon' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Mystical Space Typhoon' }, rule: 'quick-play-not-in-set-turn' },
    ],
  });
});

test('sent away with Mystical Beast of Serket it brings a monster of the deck or the Fusion Deck', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Mystical Beast of Serket' }],
        spellsTraps: [{ card: 'Temple of the Kings', face: 'up' }],
        deck: ['Blue-Eyes White Dragon', 'Pot of Greed'],
        fusionDeck: ['Thousand-Eyes Restrict'],
        hand: ['Sangan'],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Temple of the Kings' },
      { do: 'legal', step: { player: 0, do: 'choose', cards: ['Thousand-Eyes Restrict'] } },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Pot of Greed'] } },
      { player: 0, do: 'choose', cards: ['Blue-Eyes White Dragon'] },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Blue-Eyes White Dragon' }], graveyard: ['Temple of the Kings', 'Mystical Beast of Serket'] },
        {},
      ],
    },
  });
});

test('without Mystical Beast of Serket it cannot', () => {
  plays({
    players: [{ spellsTraps: [{ card: 'Temple of the Kings', face: 'up' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Temple of the Kings' }, rule: 'cost-to-graveyard' }],
  });
});

test('no Ritual Monster of the hand and none that has a procedure of its own comes by Temple of the Kings', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Mystical Beast of Serket' }],
        spellsTraps: [{ card: 'Temple of the Kings', face: 'up' }],
        hand: ['Relinquished'],
        deck: ['Black Luster Soldier - Envoy of the Beginning', 'Blue-Eyes White Dragon', 'Sangan'],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Temple of the Kings' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Relinquished'] }, now: true },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Black Luster Soldier - Envoy of the Beginning'] }, now: true },
      { player: 0, do: 'choose', cards: ['Blue-Eyes White Dragon'] },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'Blue-Eyes White Dragon' }], hand: ['Relinquished'], deckCount: 2 }, {}] },
  });
});

test('in the later rules a face-up Pendulum monster is a monster of the Extra Deck as a Fusion Monster is', () => {
  plays({
    profile: 'modern',
    players: [
      {
        monsters: [{ card: 'Mystical Beast of Serket' }],
        spellsTraps: [{ card: 'Temple of the Kings', face: 'up' }],
        fusionDeck: [{ card: 'Flash Knight', face: 'up' }, 'Thousand-Eyes Restrict'],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Temple of the Kings' },
      { do: 'legal', step: { player: 0, do: 'choose', cards: ['Thousand-Eyes Restrict'] } },
      { player: 0, do: 'choose', cards: ['Flash Knight'] },
      { player: 0, do: 'answer', value: 'defense' },
    ],
    expect: {
      players: [{ monsters: [{ card: 'Flash Knight', position: 'defense' }], fusionDeckFaceUp: [], fusionDeckCount: 1 }, {}],
    },
  });
});
