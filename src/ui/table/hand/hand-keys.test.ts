import { expect, test } from 'vitest';
import { handKeys } from './hand-keys';

const keys = (...passcodes: readonly (number | undefined)[]) =>
  handKeys(passcodes.map((passcode) => (passcode === undefined ? {} : { passcode })));

test('a card that leaves a hand takes only its own name with it', () => {
  const [first, ...others] = keys(11, 22, 33);
  expect(keys(22, 33)).toEqual(others);
  expect(others).not.toContain(first);
});

test('every card of a hand has a name of its own, equal ones and backs too', () => {
  const all = keys(11, undefined, 11, undefined, 22);
  expect(new Set(all).size).toBe(5);
});

test('a back says nothing of its card but that it is one', () => {
  expect(keys(undefined, undefined)).toEqual(keys(undefined, undefined, 11).slice(0, 2));
});
