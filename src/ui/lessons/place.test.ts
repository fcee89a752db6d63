import { expect, test } from 'vitest';
import { addressOfLesson, placeOf } from './place';

test('the address of a lesson may name one of its stops, by which a lesson that was left is gone on with', () => {
  expect(placeOf('three-link-chain')).toEqual({ id: 'three-link-chain', at: 0 });
  expect(placeOf('three-link-chain@5')).toEqual({ id: 'three-link-chain', at: 4 });
  expect(placeOf('rules/r245-three-links')).toEqual({ id: 'rules/r245-three-links', at: 0 });
  for (const at of [0, 1, 7]) {
    const [, detail = ''] = addressOfLesson('mirror-force', at).split('=');
    expect(placeOf(decodeURIComponent(detail))).toEqual({ id: 'mirror-force', at });
  }
});

test('what names no stop is taken as the name of a lesson', () => {
  for (const detail of ['three@', 'three@0', 'three@x', '@3']) expect(placeOf(detail)).toEqual({ id: detail, at: 0 });
});
