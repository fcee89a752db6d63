import { expect, test } from 'vitest';
import { lessonDetail, lessonIn } from './lesson-address';

test('an address names a lesson and, from the second on, one of its moments', () => {
  expect(lessonIn('three-link-chain')).toEqual({ id: 'three-link-chain', at: 0 });
  expect(lessonIn('rules/r245-three-links~4')).toEqual({ id: 'rules/r245-three-links', at: 3 });
  for (const at of [0, 1, 9]) expect(lessonIn(lessonDetail('three-link-chain', at))).toEqual({ id: 'three-link-chain', at });
});

test('what is no number of a moment belongs to the name, which no lesson has', () => {
  for (const detail of ['three-link-chain~0', 'three-link-chain~x', '~3'])
    expect(lessonIn(detail)).toEqual({ id: detail, at: 0 });
});
