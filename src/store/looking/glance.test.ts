import { expect, test } from 'vitest';
import { glanceGoesOn, type Glance } from './glance';

const held: Glance = { kind: 'held', player: 0, asked: 0, answers: 5 };
const toAct: Glance = { ...held, kind: 'act' };

test('a held look goes on over the answers of the same seat', () => {
  expect(glanceGoesOn(held, { asked: 0, answers: 7, isDrafting: false })).toEqual({ ...held, answers: 7 });
});

test('a look to choose goes on while the act is being announced, and no longer', () => {
  expect(glanceGoesOn(toAct, { asked: 0, answers: 6, isDrafting: true })).toEqual({ ...toAct, answers: 6 });
  expect(glanceGoesOn(toAct, { asked: 0, answers: 6, isDrafting: false })).toBeNull();
});

test.each([held, toAct])('every look ends when another seat is asked, when nobody is, and when play goes back', (glance) => {
  expect(glanceGoesOn(glance, { asked: 1, answers: 6, isDrafting: true })).toBeNull();
  expect(glanceGoesOn(glance, { asked: null, answers: 6, isDrafting: true })).toBeNull();
  expect(glanceGoesOn(glance, { asked: 0, answers: 4, isDrafting: true })).toBeNull();
});
