import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Sangan must search for a monster with 1500 ATK or less when it goes from the field to the Graveyard', () => {
  plays({
    players: [
      { hand: ['Dark Hole'], monsters: [{ card: 'Sangan' }], deck: ['Vorse Raider', 'Dark Hole', 'Celtic Guardian'] },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dark Hole' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Vorse Raider'] } },
      { player: 0, do: 'choose', cards: ['Celtic Guardian'] },
    ],
    expect: { players: [{ hand: ['Celtic Guardian'], deckCount: 2 }, {}] },
  });
});

test('Sangan searches from face-down too', () => {
  plays({
    players: [
      { hand: ['Dark Hole'], monsters: [{ card: 'Sangan', position: 'set' }], deck: ['Celtic Guardian', 'Vorse Raider'] },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dark Hole' },
      { player: 0, do: 'choose', cards: ['Celtic Guardian'] },
    ],
    expect: { players: [{ hand: ['Celtic Guardian'], graveyard: ['Dark Hole', 'Sangan'] }, {}] },
  });
});

test('Sangan, tributed for a summon, goes on the chain before what the summoned monster triggers', () => {
  plays({
    players: [{ hand: ['Summoned Skull'], monsters: [{ card: 'Sangan' }], deck: ['Magician of Faith', 'Vorse Raider'] }, {}],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Summoned Skull', choose: ['Sangan'] },
      { player: 0, do: 'choose', cards: ['Magician of Faith'] },
    ],
    expect: {
      events: ['toGrave Sangan', 'summon Summoned Skull', 'chainLink Sangan', 'resolve Sangan'],
      players: [{ hand: ['Magician of Faith'] }, {}],
    },
  });
});

test('Sangan: finding nothing is no failed draw', () => {
  plays({
    players: [{ hand: ['Dark Hole'], monsters: [{ card: 'Sangan' }], deck: ['Vorse Raider'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Dark Hole' }],
    expect: { result: null, events: ['resolve Sangan'], players: [{ hand: [], deckCount: 1 }, {}] },
  });
});

test('Sangan does nothing when discarded from the hand', () => {
  plays({
    players: [{ hand: ['Tribe-Infecting Virus', 'Sangan'], monsters: [{ card: 'Tribe-Infecting Virus' }] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Tribe-Infecting Virus', choose: ['Sangan'] },
      { player: 0, do: 'answer', value: 'Dragon' },
    ],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ handCount: 1, graveyard: ['Sangan'] }, {}] },
  });
});

test('Sangan does not search when its summon is negated: it was never on the field', () => {
  plays({
    players: [
      { hand: ['Sangan'], deck: ['Celtic Guardian', 'Vorse Raider'] },
      { monsters: [{ card: 'Gemini Elf' }], spellsTraps: [{ card: 'Horn of Heaven', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Sangan' },
      { player: 1, do: 'activate', card: 'Horn of Heaven', choose: ['Gemini Elf'] },
    ],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ hand: [], graveyard: ['Sangan'] }, {}] },
  });
});
