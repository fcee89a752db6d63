import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const AMAZON = 'The Unfriendly Amazon';

test('another own monster, face-down or not, is tributed for it', () => {
  plays({
    rules: ['R103'],
    players: [{}, { monsters: [{ card: AMAZON }, { card: 'Celtic Guardian', position: 'set' }] }],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'answer', value: true },
      { player: 1, do: 'choose', cards: ['Celtic Guardian'] },
    ],
    expect: { turn: 4, players: [{}, { monsters: [{ card: AMAZON }], graveyard: ['Celtic Guardian'] }] },
  });
});

test('without another monster, or by choice, it is destroyed', () => {
  plays({
    rules: ['R104'],
    players: [{}, { monsters: [{ card: AMAZON }] }],
    steps: [{ player: 0, do: 'endTurn' }],
    expect: { turn: 4, players: [{}, { graveyard: [AMAZON] }] },
  });
  plays({
    players: [{}, { monsters: [{ card: AMAZON }, { card: 'Celtic Guardian' }] }],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'answer', value: false },
    ],
    expect: { turn: 4, players: [{}, { monsters: [{ card: 'Celtic Guardian' }], graveyard: [AMAZON] }] },
  });
});
