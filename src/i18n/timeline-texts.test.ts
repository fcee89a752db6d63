import { expect, test } from 'vitest';
import { timelineTexts } from './timeline-texts';

test('a phase that is numbered is named without an article', () => {
  const { then } = timelineTexts.en;
  expect([then('Standby Phase', true), then('Main Phase 1', true)]).toEqual(['before the Standby Phase', 'before Main Phase 1']);
});
