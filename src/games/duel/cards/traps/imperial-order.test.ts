import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const order = [{ card: 'Imperial Order', face: 'up' as const }];

test('Spells resolve without effect, Continuous Spells do not apply', () => {
  plays({
    players: [
      { hand: ['Pot of Greed'], monsters: [{ card: 'Gemini Elf' }], spellsTraps: [{ card: 'Messenger of Peace', face: 'up' }] },
      { spellsTraps: order },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Greed' },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
    ],
    expect: { players: [{ hand: [], graveyard: ['Pot of Greed'] }, { lp: 6100 }] },
  });
});

test('chained to a Spell it negates that Spell', () => {
  plays({
    players: [{ hand: ['Pot of Greed'] }, { spellsTraps: [{ card: 'Imperial Order', face: 'set' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Greed' },
      { player: 1, do: 'activate', card: 'Imperial Order' },
    ],
    expect: { players: [{ handCount: 0 }, { spellsTraps: [{ card: 'Imperial Order', face: 'up' }] }] },
  });
});

test('its upkeep is 700 Life Points, without a chain', () => {
  plays({
    rules: ['R105'],
    players: [{}, { lp: 5000, spellsTraps: order }],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'answer', value: true },
    ],
    expect: { turn: 4, players: [{}, { lp: 4300, spellsTraps: [{ card: 'Imperial Order' }] }] },
  });
  plays({
    players: [{}, { lp: 600, spellsTraps: order }],
    steps: [{ player: 0, do: 'endTurn' }],
    expect: { turn: 4, players: [{}, { lp: 600, graveyard: ['Imperial Order'] }] },
  });
});
