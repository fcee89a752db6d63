import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const [I, N, A, L] = ['Spirit Message "I"', 'Spirit Message "N"', 'Spirit Message "A"', 'Spirit Message "L"'] as const;
const up = (...cards: readonly string[]) => cards.map((card) => ({ card, face: 'up' as const }));

test('in each End Phase of the opponent the next letter comes, from the hand or the deck', () => {
  plays({
    players: [{}, { spellsTraps: up('Destiny Board'), hand: [N], deck: ['Umi', 'Umi', 'Umi', I] }],
    steps: [
      { player: 0, do: 'endTurn' },
      { do: 'expect', turn: 4, events: ['chainLink Destiny Board'], players: [{}, { spellsTraps: up('Destiny Board', I) }] },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 6, players: [{}, { spellsTraps: up('Destiny Board', I, N) }] },
  });
});

test('with the fourth letter its controller wins at once', () => {
  plays({
    rules: ['R034', 'R035'],
    players: [{}, { spellsTraps: up('Destiny Board', I, N, A), deck: ['Umi', L] }],
    steps: [
      { do: 'expect', result: null },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 3, result: { winner: 1, reason: 'destinyBoard', card: 'Destiny Board' } },
  });
});

test('letters of the other side do not count', () => {
  plays({
    rules: ['R036'],
    players: [{ spellsTraps: up(L) }, { spellsTraps: up('Destiny Board', I, N, A) }],
    expect: { result: null },
  });
});

test('when a letter or the board leaves, all of it goes to the Graveyard', () => {
  plays({
    players: [{ hand: ['Mystical Space Typhoon'] }, { spellsTraps: up('Destiny Board', I, N) }],
    steps: [{ player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: [N] }],
    expect: { players: [{}, { spellsTraps: [], graveyard: ['Destiny Board', I, N] }] },
  });
});

test('a letter can be neither activated nor Set', () => {
  plays({
    players: [{ hand: [I] }, {}],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'setSpellTrap', card: I }, rule: 'placed-by-effect-only' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: I } },
    ],
  });
});
