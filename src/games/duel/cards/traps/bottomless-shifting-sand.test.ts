import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const sand = [{ card: 'Bottomless Shifting Sand', face: 'up' as const }];

test("in the opponent's End Phase the strongest face-up monsters go, on a chain, own ones too", () => {
  plays({
    rules: ['R188'],
    players: [
      { monsters: [{ card: 'Summoned Skull' }, { card: 'Dark Magician', position: 'set' }] },
      { monsters: [{ card: 'Summoned Skull' }, { card: 'Gemini Elf' }], spellsTraps: sand, hand: ['Umi', 'Umi', 'Umi', 'Umi'] },
    ],
    steps: [{ player: 0, do: 'endTurn' }],
    expect: {
      turn: 4,
      events: ['chainLink Bottomless Shifting Sand'],
      players: [
        { graveyard: ['Summoned Skull'] },
        {
          graveyard: ['Summoned Skull'],
          monsters: [{ card: 'Gemini Elf' }],
          spellsTraps: [{ card: 'Bottomless Shifting Sand' }],
        },
      ],
    },
  });
});

test('with four or fewer cards in hand in the own Standby Phase it goes itself', () => {
  plays({
    players: [{}, { spellsTraps: sand, hand: ['Umi', 'Umi', 'Umi'] }],
    steps: [{ player: 0, do: 'endTurn' }],
    expect: { turn: 4, players: [{}, { graveyard: ['Bottomless Shifting Sand'] }] },
  });
});
