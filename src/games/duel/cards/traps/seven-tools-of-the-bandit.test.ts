import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Seven Tools of the Bandit negates the activation of a Trap for 1000 Life Points and destroys it', () => {
  plays({
    players: [
      { monsters: [{ card: 'Gemini Elf' }], spellsTraps: [{ card: 'Seven Tools of the Bandit', face: 'set' }] },
      { spellsTraps: [{ card: 'Mirror Force', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { player: 1, do: 'activate', card: 'Mirror Force' },
      { player: 0, do: 'activate', card: 'Seven Tools of the Bandit' },
    ],
    expect: {
      players: [
        { lp: 7000, monsters: [{ card: 'Gemini Elf' }] },
        { lp: 6100, graveyard: ['Mirror Force'] },
      ],
    },
  });
});

test('Seven Tools of the Bandit negates a Counter Trap: the Spell below resolves', () => {
  plays({
    players: [
      { hand: ['Dark Hole'], spellsTraps: [{ card: 'Seven Tools of the Bandit', face: 'set' }] },
      { hand: ['Pot of Greed'], monsters: [{ card: 'Gemini Elf' }], spellsTraps: [{ card: 'Magic Jammer', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dark Hole' },
      { player: 1, do: 'activate', card: 'Magic Jammer', choose: ['Pot of Greed'] },
      { player: 0, do: 'activate', card: 'Seven Tools of the Bandit' },
    ],
    expect: {
      events: [
        'chainLink Dark Hole',
        'chainLink Magic Jammer',
        'chainLink Seven Tools of the Bandit',
        'resolve Seven Tools of the Bandit',
        'negate Magic Jammer',
        'resolve Dark Hole',
      ],
      players: [{ lp: 7000 }, { monsters: [], graveyard: ['Pot of Greed', 'Magic Jammer', 'Gemini Elf'] }],
    },
  });
});

test('Seven Tools of the Bandit with exactly 1000 Life Points is paid for and loses the duel; with less it is not activated', () => {
  plays({
    players: [
      { lp: 999, monsters: [{ card: 'Gemini Elf' }], spellsTraps: [{ card: 'Seven Tools of the Bandit', face: 'set' }] },
      {
        lp: 1000,
        spellsTraps: [
          { card: 'Mirror Force', face: 'set' },
          { card: 'Seven Tools of the Bandit', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { player: 1, do: 'activate', card: 'Mirror Force' },
      {
        do: 'illegal',
        now: true,
        step: { player: 0, do: 'activate', card: 'Seven Tools of the Bandit' },
        rule: 'cost-life-points',
      },
      { player: 1, do: 'activate', card: 'Seven Tools of the Bandit' },
    ],
    expect: { result: { winner: 0, reason: 'lp' } },
  });
});

test('Seven Tools of the Bandit answers no Spell', () => {
  plays({
    players: [{ hand: ['Pot of Greed'] }, { spellsTraps: [{ card: 'Seven Tools of the Bandit', face: 'set' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Greed' },
      {
        do: 'illegal',
        now: true,
        step: { player: 1, do: 'activate', card: 'Seven Tools of the Bandit' },
        rule: 'answers-trap-activation',
      },
    ],
  });
});
