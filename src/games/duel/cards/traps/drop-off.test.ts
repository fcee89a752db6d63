import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('the card just drawn is discarded', () => {
  plays({
    rules: ['R096'],
    players: [{ spellsTraps: [{ card: 'Drop Off', face: 'set' }] }, { hand: ['Umi'], deck: ['Raigeki', 'Dark Hole'] }],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 0, do: 'activate', card: 'Drop Off', when: { turn: 4, phase: 'draw' } },
    ],
    expect: { turn: 4, players: [{ graveyard: ['Drop Off'] }, { hand: ['Umi'], graveyard: ['Raigeki'] }] },
  });
});

test('it cannot be used in the Standby Phase', () => {
  plays({
    rules: ['R097'],
    players: [
      {
        spellsTraps: [
          { card: 'Drop Off', face: 'set' },
          { card: 'Jar of Greed', face: 'set' },
        ],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 0, do: 'activate', card: 'Jar of Greed', when: { turn: 4, phase: 'standby' } },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Drop Off' } },
    ],
    expect: { turn: 4 },
  });
});

test('after another chain in the Draw Phase it comes too late', () => {
  plays({
    players: [
      {
        spellsTraps: [
          { card: 'Drop Off', face: 'set' },
          { card: 'Jar of Greed', face: 'set' },
        ],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 0, do: 'activate', card: 'Jar of Greed', when: { turn: 4, phase: 'draw' } },
      { player: 0, do: 'pass' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Drop Off' }, rule: 'after-the-draw-only' },
    ],
    expect: { turn: 4 },
  });
});

test('it takes the card of the normal draw, not what Heart of the Underdog draws besides', () => {
  plays({
    players: [
      { spellsTraps: [{ card: 'Drop Off', face: 'set' }] },
      { deck: ['Celtic Guardian', 'Raigeki', 'Dark Hole'], spellsTraps: [{ card: 'Heart of the Underdog', face: 'up' }] },
    ],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'answer', value: true },
      { player: 1, do: 'answer', value: false },
      { player: 0, do: 'activate', card: 'Drop Off', when: { turn: 4, phase: 'draw' } },
    ],
    expect: { turn: 4, players: [{}, { hand: ['Raigeki'], graveyard: ['Celtic Guardian'] }] },
  });
});

test('what a card does at the moment of the draw does not keep it from the draw', () => {
  plays({
    players: [
      { spellsTraps: [{ card: 'Drop Off', face: 'set' }] },
      { deck: ['Raigeki', 'Dark Hole'], spellsTraps: [{ card: 'Solemn Wishes', face: 'up' }] },
    ],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 0, do: 'activate', card: 'Drop Off', when: { turn: 4, phase: 'draw' } },
    ],
    expect: { turn: 4, players: [{}, { lp: 8500, hand: [], graveyard: ['Raigeki'] }] },
  });
});

test('a draw by an effect in the Draw Phase is none', () => {
  plays({
    players: [
      {
        spellsTraps: [{ card: 'Drop Off', face: 'set' }],
      },
      { deck: ['Raigeki', 'Dark Hole'], spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'activate', card: 'Jar of Greed', when: { turn: 4, phase: 'draw' } },
      { player: 0, do: 'pass' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Drop Off' } },
    ],
    expect: { turn: 4, players: [{}, { hand: ['Raigeki', 'Dark Hole'] }] },
  });
});
