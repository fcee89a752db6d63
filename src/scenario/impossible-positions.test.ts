import { describe, expect, test } from 'vitest';
import { duelGame } from '../games/duel/cards';
import { duelScenarios } from '../games/duel/scenario/duel-scenarios';
import { visionGame } from '../games/vision/cards';
import { visionScenarios } from '../games/vision/scenario/vision-scenarios';
import { playText, playsFilesOf } from './play';

const GAMES = new Map([
  ['duel', playsFilesOf(duelScenarios(duelGame))],
  ['vision', playsFilesOf(visionScenarios(visionGame))],
]);

/** What is said first of a position with nothing wrong in it but this. */
const said = (position: object): string | undefined =>
  playText(GAMES, JSON.stringify({ format: 'duel-scenario/1', id: 'laid', steps: [], ...position })).failures[0];

const duel = (seat: object, more: object = {}): object => ({ players: [seat, {}], ...more });
const vision = (seat: object, more: object = {}): object => ({ game: 'vision', players: [seat, {}], ...more });

describe('what no duel and no recording could hold is refused where it stands', () => {
  test.each([
    ['a third player', { players: [{}, {}, {}] }, '$.players[2]: expected the two players'],
    ['a third player that is looked at', { expect: { players: [{}, {}, {}] } }, '$.expect.players[2]: expected the two players'],
    ['Life Points without end', duel({ lp: 1e308 }), '$.players[0].lp: expected <=10000000'],
    ['a pile of all cards that there are', duel({ deck: Array(501).fill('Sangan') }), '$.players[0].deck: expected <=500'],
    [
      'counters without end',
      duel({ monsters: [{ card: 'Sangan', counters: { spell: 1e9 } }] }),
      'counters.spell: expected <=10000',
    ],
    ['a turn that nobody comes to', duel({}, { turn: 1e15 }), '$.turn: expected <=1000000'],
    [
      'turns that are counted backwards',
      duel({ spellsTraps: [{ card: 'Swords of Revealing Light', face: 'up', turnCount: -4 }] }),
      'turnCount: expected >=0',
    ],
    ['a Token in the hand', duel({ hand: ['Kuriboh', 'Sheep Token'] }), '$.players[0].hand[1]: expected a card: a Token lies'],
    [
      'a Token in the Graveyard',
      duel({ graveyard: ['Sheep Token'] }),
      '$.players[0].graveyard[0]: expected a card: a Token lies',
    ],
    ['a third player of VISION', { game: 'vision', players: [{}, {}, {}] }, '$.players[2]: expected the two players'],
    ['life without end', vision({ life: 1e300 }), '$.players[0].life: expected <=1000000'],
    [
      'a command that a character carries',
      vision({ field: [{ card: 'Ferry Oar', set: ['Stray Spark'] }] }),
      '$.players[0].field[0].set[0]: expected an equipment or a charm',
    ],
    ['a command on the field', vision({ field: ['Stray Spark'] }), '$.players[0].field[0]: expected a character, a world charm'],
    [
      'a charm on no character',
      vision({ field: [{ card: 'Slip of Fever' }] }),
      '$.players[0].field[0].card: expected a character',
    ],
  ])('%s', (_, position, where) => {
    expect(said(position)).toContain(where);
  });

  test.each([
    ['the most Life Points', duel({ lp: 10_000_000, monsters: [{ card: 'Sheep Token', counters: { spell: 10_000 } }] })],
    [
      'a life below 0',
      vision({ life: -3, field: ['Ferry Oar', 'Dusk Bell', 'Guard Rope', { card: 'Lantern Carp', set: ['Rope Girdle'] }] }),
    ],
  ])('%s is a position', (_, position) => {
    expect(said(position)).toBeUndefined();
  });
});
