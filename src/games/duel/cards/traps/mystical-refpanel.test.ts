import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const panel = { card: 'Mystical Refpanel', face: 'set' } as const;

test("Mystical Refpanel lets its player draw for the opponent's Pot of Greed", () => {
  plays({
    players: [{ hand: ['Pot of Greed'] }, { spellsTraps: [panel] }],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Greed' },
      { player: 1, do: 'activate', card: 'Mystical Refpanel' },
    ],
    expect: {
      players: [
        { handCount: 0, deckCount: 20 },
        { handCount: 2, deckCount: 18 },
      ],
    },
  });
});

test('or discard, in place of the one who was to', () => {
  plays({
    players: [{ hand: ['Delinquent Duo', 'Sangan', 'Jinzo'] }, { hand: ['Kuriboh', 'Raigeki'], spellsTraps: [panel] }],
    steps: [
      { player: 0, do: 'activate', card: 'Delinquent Duo' },
      { player: 1, do: 'activate', card: 'Mystical Refpanel' },
    ],
    expect: { players: [{ lp: 7000, handCount: 0 }, { handCount: 2 }] },
  });
});

test('Emergency Provisions then gives its Life Points to the other player', () => {
  plays({
    players: [{ hand: ['Emergency Provisions'], spellsTraps: [{ card: 'Mirror Force', face: 'set' }] }, { spellsTraps: [panel] }],
    steps: [
      { player: 0, do: 'activate', card: 'Emergency Provisions', choose: ['Mirror Force'] },
      { player: 1, do: 'activate', card: 'Mystical Refpanel' },
    ],
    expect: { players: [{ lp: 8000, graveyard: ['Mirror Force', 'Emergency Provisions'] }, { lp: 9000 }] },
  });
});

test('not for other Spells, nor with a link in between', () => {
  plays({
    players: [{ hand: ['Raigeki'] }, { monsters: [{ card: 'Sangan' }], spellsTraps: [panel] }],
    steps: [
      { player: 0, do: 'activate', card: 'Raigeki' },
      {
        do: 'illegal',
        now: true,
        step: { player: 1, do: 'activate', card: 'Mystical Refpanel' },
        rule: 'answers-spell-on-one-player',
      },
    ],
  });
  plays({
    players: [
      { hand: ['Pot of Greed', 'Mystical Space Typhoon'] },
      { spellsTraps: [panel, { card: 'Jar of Greed', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Greed' },
      { player: 1, do: 'activate', card: 'Jar of Greed' },
      { player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Jar of Greed'] },
      { do: 'illegal', now: true, step: { player: 1, do: 'activate', card: 'Mystical Refpanel' }, rule: 'R259' },
    ],
  });
});

test('Confiscation affects one player: its user shows the own hand then, and loses a card of it', () => {
  plays({
    players: [{ hand: ['Confiscation', 'Sangan', 'Jinzo'] }, { hand: ['Kuriboh'], spellsTraps: [panel] }],
    steps: [
      { player: 0, do: 'activate', card: 'Confiscation' },
      { player: 1, do: 'activate', card: 'Mystical Refpanel' },
      { player: 1, do: 'choose', cards: ['Jinzo'] },
    ],
    expect: { players: [{ lp: 7000, hand: ['Sangan'] }, { hand: ['Kuriboh'] }] },
  });
});
