import { describe, expect, test } from 'vitest';
import type { ShownCard } from '../../../engine/table';
import { tempoOf } from '../animation/tempo';
import type { CardMotion } from './motions';
import { restOf, timed } from './timing';

const tempo = tempoOf({ motion: 'full', pace: 'normal' }, false);
const move = (more: Partial<CardMotion> = {}): CardMotion => ({
  kind: 'move',
  from: '0:monster:0',
  to: '0:graveyard:0',
  lies: 'pile',
  wide: false,
  swings: false,
  beat: 0,
  ...more,
});
const starts = (...motions: readonly CardMotion[]) => timed(motions, tempo).map(({ start }) => start);

test('four destroyed monsters leave one after another', () => {
  expect(starts(move(), move(), move(), move())).toEqual([0, tempo.apart, 2 * tempo.apart, 3 * tempo.apart]);
});

test('what is struck gives way when the blow lands, and not before', () => {
  expect(starts(move({ kind: 'strike', to: '1:monster:0' }), move())).toEqual([0, tempo.strike / 2]);
});

test('what a link does waits for its beat', () => {
  expect(starts(move(), move({ beat: 1 }), move({ beat: 1 }), move({ beat: 2 }))).toEqual([
    0,
    tempo.beat,
    tempo.beat + tempo.apart,
    2 * tempo.beat,
  ]);
});

test('many cards come closer together: twenty take no longer than ten', () => {
  const many = (count: number) =>
    restOf(
      timed(
        Array.from({ length: count }, () => move()),
        tempo,
      ),
    );
  expect(many(20)).toBeLessThan(many(10) + tempo.apart);
});

test('what lay on a pile lies there until the last card has come', () => {
  const [lid, , last] = timed([move({ kind: 'lid', from: '0:graveyard', to: '0:graveyard' }), move(), move()], tempo);
  expect(lid).toMatchObject({ start: 0, lasts: last!.start + last!.lasts });
});

describe('a card that comes to the field and leaves it again', () => {
  const [pot, other] = ['c1', 'c2'].map((key) => ({ key }) as unknown as ShownCard);
  const comes = (card = pot): CardMotion =>
    move({ from: '0:hand:0', to: '0:spellTrap:0', lies: 'row', card: card!, goesOn: true });
  const goes = (card = pot): CardMotion => move({ from: '0:spellTrap:0', card: card! });
  const { flight, apart, rest } = tempo;

  test('has come before anything comes of it, and rests before it goes', () => {
    expect(starts(comes(), goes())).toEqual([0, flight + rest]);
    expect(starts(comes(), move(), goes())).toEqual([0, flight, flight + rest]);
    const six = Array.from({ length: 6 }, () => move());
    expect(starts(comes(), ...six, goes()).at(-1)).toBe(flight + 6 * apart);
  });

  test('waits for no other one that comes', () => {
    expect(starts(comes(), comes(other), goes(), goes(other))).toEqual([0, apart, flight + rest, flight + rest + apart]);
  });
});

test('what only comes to light where it lies holds nothing up', () => {
  const { from: _, ...laidAnew } = move({ kind: 'turn' });
  expect(starts(laidAnew, laidAnew, move())).toEqual([0, 0, 0]);
});
