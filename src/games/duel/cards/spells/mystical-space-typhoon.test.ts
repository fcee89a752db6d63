import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Mystical Space Typhoon destroys a Spell or Trap', () => {
  plays({
    players: [{ hand: ['Mystical Space Typhoon'] }, { spellsTraps: [{ card: 'Mirror Force', face: 'set' }] }],
    steps: [{ player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Mirror Force'] }],
    expect: { players: [{ graveyard: ['Mystical Space Typhoon'] }, { graveyard: ['Mirror Force'] }] },
  });
});

test('Mystical Space Typhoon negates nothing: a Normal Spell that is already activated resolves', () => {
  plays({
    players: [{ hand: ['Pot of Greed'] }, { spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Greed' },
      { player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Pot of Greed'] },
    ],
    expect: { players: [{ handCount: 2, graveyard: ['Pot of Greed'] }, {}] },
  });
});

test('Mystical Space Typhoon leaves a card that must stay on the field without effect', () => {
  plays({
    players: [
      { graveyard: ['Gemini Elf'], spellsTraps: [{ card: 'Call of the Haunted', face: 'set' }] },
      { spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Call of the Haunted', choose: ['Gemini Elf'] },
      { player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Call of the Haunted'] },
    ],
    expect: { players: [{ monsters: [], graveyard: ['Gemini Elf', 'Call of the Haunted'] }, {}] },
  });
});

test('Mystical Space Typhoon is not used in the turn in which it was Set, nor from the hand in the opponent’s turn', () => {
  plays({
    players: [
      { spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set', setThisTurn: true }] },
      { hand: ['Mystical Space Typhoon'], spellsTraps: [{ card: 'Mirror Force', face: 'set' }] },
    ],
    steps: [
      {
        do: 'illegal',
        step: { player: 0, do: 'activate', card: 'Mystical Space Typhoon' },
        rule: 'quick-play-not-in-set-turn',
      },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Mystical Space Typhoon' }, rule: 'spell-own-turn' },
    ],
  });
});
