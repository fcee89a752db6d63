import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('500 damage to whoever has the Standby Phase', () => {
  plays({
    rules: ['R109'],
    players: [{ spellsTraps: [{ card: 'Burning Land', face: 'up' }] }, {}],
    steps: [
      { player: 0, do: 'endTurn' },
      { do: 'expect', turn: 4, players: [{ lp: 8000 }, { lp: 7500 }] },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 5, events: ['chainLink Burning Land'], players: [{ lp: 7500 }, { lp: 7500 }] },
  });
});

test('it destroys the Field Spells of both', () => {
  plays({
    players: [{ hand: ['Burning Land'], fieldSpell: { card: 'Umi', face: 'up' } }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Burning Land' }],
    expect: { players: [{ fieldSpell: null, graveyard: ['Umi'], spellsTraps: [{ card: 'Burning Land' }] }, {}] },
  });
});
