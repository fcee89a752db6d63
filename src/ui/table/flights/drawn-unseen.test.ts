import { describe, expect, test } from 'vitest';
import type { DuelView, Viewer } from '../../../engine/duel';
import type { TableView } from '../../../engine/table';
import { viewsAlong, type TestScenario } from '../../../games/duel/scenario/testing';
import { visionGame } from '../../../games/vision/cards';
import { drawnUnseen } from './drawn-unseen';
import type { CardMotion } from './motions';

const [KURIBOH, VORSE] = [40640057, 14898066];

/** Aya draws in her turn, and once more by a card of hers that answers; Ren draws two. */
const GAME: TestScenario = {
  players: [
    { hand: ['Pot of Greed'], deck: ['Gemini Elf', 'Celtic Guardian'] },
    { hand: ['Kuriboh'], spellsTraps: [{ card: 'Jar of Greed', face: 'set' }], deck: ['Vorse Raider', 'Kuriboh'] },
  ],
  steps: [
    { player: 0, do: 'activate', card: 'Pot of Greed' },
    { player: 1, do: 'activate', card: 'Jar of Greed' },
    { player: 0, do: 'endTurn' },
  ],
};
const atEnd = (viewer: Viewer): DuelView => viewsAlong(GAME, viewer).at(-1)!;
const lines = (view: TableView): readonly number[] => view.log.map(({ number }) => number);
const NEVER = [-1, -1] as const;

/** What flies when a viewer comes to the table, which everybody has seen before. */
const comes = (viewer: Viewer, seen: readonly [number, number]): readonly CardMotion[] =>
  drawnUnseen(atEnd('public'), atEnd(viewer), seen);
const told = (motions: readonly CardMotion[]) => motions.map(({ from, to, card }) => `${from} > ${to} ${card?.passcode}`);

describe('a card that was drawn while its player did not look', () => {
  test('flies from the Deck when the curtain is opened: all that player has drawn since, in the order of the log', () => {
    expect(told(comes(1, NEVER))).toEqual([`1:deck > 1:hand:1 ${VORSE}`, `1:deck > 1:hand:2 ${KURIBOH}`]);
    expect(comes(1, NEVER)[0]).toMatchObject({ kind: 'move', lies: 'hand', flips: 'up', beat: 0 });
  });

  test('flies once: what has been seen since is not told again', () => {
    const own = atEnd(1);
    const [first] = own.log.filter(({ verb, player }) => verb === 'draw' && player === 1);
    expect(told(comes(1, [-1, first!.number]))).toEqual([`1:deck > 1:hand:2 ${KURIBOH}`]);
    expect(comes(1, [-1, lines(own).at(-1)!])).toEqual([]);
  });

  test('is told to its owner alone: nobody else sees a back move that everybody has seen come', () => {
    expect(comes('public', NEVER)).toEqual([]);
    const shown = comes(0, NEVER);
    expect(shown.map(({ to }) => to)).toEqual(['0:hand:0', '0:hand:1']);
    expect(shown.every(({ card }) => card?.known)).toBe(true);
  });

  test('is not told twice where it is drawn at this very moment: that is told as it happens', () => {
    const views = viewsAlong(GAME, 1);
    const before = views.findLast(({ log }) => !log.some(({ verb, player }) => verb === 'draw' && player === 1))!;
    expect(lines(before).length).toBeLessThan(lines(atEnd(1)).length);
    expect(drawnUnseen(before, atEnd(1), NEVER)).toEqual([]);
  });

  test('is not looked for in the hand when it has left it', () => {
    const own = atEnd(1);
    const { hand } = own.seats[1].zones;
    const without = { ...hand, cards: hand.cards.filter(({ passcode }) => passcode !== VORSE) };
    const after = { ...own, seats: [own.seats[0], { ...own.seats[1], zones: { ...own.seats[1].zones, hand: without } }] };
    expect(drawnUnseen(atEnd('public'), after as unknown as DuelView, NEVER).map(({ card }) => card?.passcode)).toEqual([
      KURIBOH,
    ]);
  });
});

test('a hand of VISION that was dealt before its player looked flies from the deck, card by card', () => {
  const [first, second] = visionGame.decks('vision');
  const session = visionGame.session(visionGame.start({ seed: 'unseen', decks: [first!, second!], first: 0 }));
  const hand = session.view(0).seats[0].zones.hand.cards;
  const dealt = drawnUnseen(session.view('public'), session.view(0), NEVER);
  expect(hand.length).toBeGreaterThan(4);
  expect(dealt.map(({ from, to, card }) => [from, to, card?.key])).toEqual(hand.map(({ place, key }) => ['0:deck', place, key]));
});
