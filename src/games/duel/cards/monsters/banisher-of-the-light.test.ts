import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('with Banisher of the Light destroyed, discarded and used cards are removed from play', () => {
  plays({
    players: [
      { hand: ['Smashing Ground', 'Raigeki Break'], monsters: [{ card: 'Banisher of the Light' }] },
      { monsters: [{ card: 'Sangan' }], deck: ['Kuriboh'] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Smashing Ground' }],
    expect: {
      prompt: { player: 0, kind: 'idle' },
      players: [
        { banished: ['Smashing Ground'], graveyard: [] },
        { banished: ['Sangan'], graveyard: [], hand: [] },
      ],
    },
  });
});

test('discards for the hand limit too', () => {
  plays({
    players: [{ hand: Array<string>(8).fill('Kuriboh'), monsters: [{ card: 'Banisher of the Light' }] }, {}],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 0, do: 'choose', cards: ['Kuriboh', 'Kuriboh'] },
    ],
    expect: { turn: 4, players: [{ handCount: 6, graveyard: [], banished: ['Kuriboh', 'Kuriboh'] }, {}] },
  });
});

test('face-down it does nothing; with its effects negated neither', () => {
  plays({
    players: [
      { hand: ['Smashing Ground'], monsters: [{ card: 'Banisher of the Light', position: 'set' }] },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Smashing Ground' }],
    expect: { players: [{ graveyard: ['Smashing Ground'] }, { graveyard: ['Vorse Raider'] }] },
  });
  plays({
    players: [
      {
        hand: ['Smashing Ground'],
        monsters: [{ card: 'Banisher of the Light' }],
        spellsTraps: [{ card: 'Skill Drain', face: 'up' }],
      },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Smashing Ground' }],
    expect: { players: [{ graveyard: ['Smashing Ground'] }, { graveyard: ['Vorse Raider'] }] },
  });
});

test('destroyed together with others it goes to the Graveyard with all of them, and so does the card that did it after that', () => {
  plays({
    players: [
      { hand: ['Dark Hole'], monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Celtic Guardian' }, { card: 'Banisher of the Light' }, { card: 'Jinzo' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Dark Hole' }],
    expect: {
      players: [
        { banished: [], graveyard: ['Dark Hole', 'Vorse Raider'] },
        { banished: [], graveyard: ['Celtic Guardian', 'Banisher of the Light', 'Jinzo'] },
      ],
    },
  });
});

test('alone, by battle, or as one of two Tributes it goes to the Graveyard as well', () => {
  plays({
    players: [{ monsters: [{ card: 'Jinzo' }] }, { monsters: [{ card: 'Banisher of the Light' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Jinzo', target: 'Banisher of the Light' },
    ],
    expect: { players: [{}, { banished: [], graveyard: ['Banisher of the Light'] }] },
  });
  plays({
    players: [{ hand: ['Blue-Eyes White Dragon'], monsters: [{ card: 'Kuriboh' }, { card: 'Banisher of the Light' }] }, {}],
    steps: [{ player: 0, do: 'normalSummon', card: 'Blue-Eyes White Dragon', choose: ['Kuriboh', 'Banisher of the Light'] }],
    expect: { players: [{ banished: [], graveyard: ['Kuriboh', 'Banisher of the Light'] }, {}] },
  });
});
