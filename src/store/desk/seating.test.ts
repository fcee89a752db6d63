import { expect, test } from 'vitest';
import type { Seat as Player } from '../../engine/table';
import type { Viewer } from '../../engine/table';
import { nearSeat } from './seating';
import type { Secrecy } from '../running/secrecy';

const table = (turnPlayer: Player, viewer: Viewer, secrecy: Secrecy) =>
  ({ viewer, secrecy, view: { turnPlayer }, review: null, alone: null }) as Parameters<typeof nearSeat>[1];
const near = (seating: 'flip' | 'fixed' | 'facing', isTurned: boolean, at: ReturnType<typeof table>): Player =>
  nearSeat({ seating, isTurned }, at);

test('side by side the near half is that of the turn player', () => {
  expect(near('flip', false, table(1, 'public', 'curtain'))).toBe(1);
});

test('side by side a seat that looks behind the curtain has its own half before it', () => {
  expect(near('flip', false, table(1, 0, 'curtain'))).toBe(0);
});

test('side by side a short look and open hands do not turn the table', () => {
  expect(near('flip', false, table(1, 0, 'peek'))).toBe(1);
  expect(near('flip', false, table(1, 0, 'open'))).toBe(1);
});

test('in the fixed layout only the players themselves turn the table', () => {
  expect(near('fixed', false, table(1, 1, 'curtain'))).toBe(0);
  expect(near('fixed', true, table(0, 0, 'curtain'))).toBe(1);
});

test('facing each other seat 1 stays near', () => {
  expect(near('facing', true, table(1, 1, 'curtain'))).toBe(0);
});
