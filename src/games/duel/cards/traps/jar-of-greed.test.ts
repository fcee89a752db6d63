import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Jar of Greed draws a card', () => {
  plays({
    players: [{ deck: ['Umi', 'Raigeki'], spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Jar of Greed' }],
    expect: { players: [{ hand: ['Umi'], graveyard: ['Jar of Greed'] }, {}] },
  });
});

test('not in the turn in which it was Set', () => {
  plays({
    players: [{ spellsTraps: [{ card: 'Jar of Greed', face: 'set', setThisTurn: true }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Jar of Greed' }, rule: 'trap-not-in-set-turn' }],
  });
});
