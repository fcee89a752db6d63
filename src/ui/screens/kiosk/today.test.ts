import { expect, test } from 'vitest';
import { todayIn } from './today';

test('the day of an event begins at midnight where the table stands, and names its file', () => {
  const noon = new Date(2026, 2, 7, 12, 30);
  expect(todayIn(noon)).toEqual({ since: new Date(2026, 2, 7).getTime(), name: 'kusari-2026-03-07.json' });
});
