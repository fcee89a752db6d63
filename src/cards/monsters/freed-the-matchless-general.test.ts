import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const FREED = 'Freed the Matchless General';

test('before the draw a Warrior may be searched instead of drawing', () => {
  plays({
    rules: ['R087'],
    players: [{}, { monsters: [{ card: FREED }], deck: ['Umi', 'Celtic Guardian', 'Jinzo'] }],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'answer', value: true },
      { player: 1, do: 'choose', cards: ['Celtic Guardian'] },
    ],
    expect: { turn: 4, players: [{}, { hand: ['Celtic Guardian'], deck: ['Umi', 'Jinzo'] }] },
  });
});

test('declined, or without a Warrior, the normal draw is made', () => {
  plays({
    rules: ['R088'],
    players: [{}, { monsters: [{ card: FREED }], deck: ['Umi', 'Celtic Guardian'] }],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'answer', value: false },
    ],
    expect: { turn: 4, players: [{}, { hand: ['Umi'] }] },
  });
  plays({
    players: [{}, { monsters: [{ card: FREED }], deck: ['Umi', 'Jinzo'] }],
    steps: [{ player: 0, do: 'endTurn' }],
    expect: { turn: 4, players: [{}, { hand: ['Umi'] }] },
  });
});

test('a Spell that targets it is negated and destroyed, a Trap is not', () => {
  plays({
    players: [
      { hand: ['Offerings to the Doomed'], spellsTraps: [{ card: 'Ring of Destruction', face: 'set' }] },
      { monsters: [{ card: FREED }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Offerings to the Doomed', choose: [FREED] },
      { player: 0, do: 'pass' },
      { do: 'expect', players: [{ graveyard: ['Offerings to the Doomed'] }, { monsters: [{ card: FREED }] }] },
      { player: 0, do: 'activate', card: 'Ring of Destruction', choose: [FREED] },
    ],
    expect: { players: [{}, { graveyard: [FREED] }] },
  });
});

test('an Equip Spell does not stay on it', () => {
  plays({
    players: [{ hand: ['Axe of Despair'] }, { monsters: [{ card: FREED }] }],
    steps: [{ player: 0, do: 'activate', card: 'Axe of Despair', choose: [FREED] }],
    expect: { players: [{ spellsTraps: [], graveyard: ['Axe of Despair'] }, { monsters: [{ card: FREED, atk: 2300 }] }] },
  });
});

test('there is one normal draw to replace: a second one searches nothing', () => {
  plays({
    phase: 'draw',
    players: [{ monsters: [{ card: FREED }, { card: FREED }], deck: ['Dark Hole', 'Marauding Captain', 'Command Knight'] }, {}],
    steps: [
      { player: 0, do: 'choose', cards: [`${FREED}@0:monster:0`] },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'choose', cards: ['Command Knight'] },
      { player: 0, do: 'enter', to: 'standby' },
    ],
    expect: { phase: 'main1', players: [{ hand: ['Command Knight'] }, {}] },
  });
});
