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

test('a Premature Burial that brings it back is negated and destroyed, and it stays', () => {
  plays({
    players: [{ hand: ['Premature Burial'], graveyard: [FREED] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Premature Burial', choose: [FREED] }],
    expect: { players: [{ lp: 7200, monsters: [{ card: FREED }], spellsTraps: [], graveyard: ['Premature Burial'] }, {}] },
  });
});

test('an Equip Spell from the time in which its effect was negated goes when that ends', () => {
  plays({
    players: [
      { hand: ['Axe of Despair', 'Mystical Space Typhoon'], spellsTraps: [{ card: 'Skill Drain', face: 'up' }] },
      { monsters: [{ card: FREED }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Axe of Despair', choose: [FREED] },
      { player: 0, do: 'pass' },
      { do: 'expect', players: [{}, { monsters: [{ card: FREED, atk: 3300 }] }] },
      { player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Skill Drain'] },
    ],
    expect: { players: [{ spellsTraps: [] }, { monsters: [{ card: FREED, atk: 2300 }] }] },
  });
});
