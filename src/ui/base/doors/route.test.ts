import { describe, expect, test } from 'vitest';
import { hashOf, routeOf } from './route';

describe('the address of what lies beside the table', () => {
  test('names a door, and what to open behind it', () => {
    expect(routeOf('#decks')).toEqual({ door: 'decks', detail: '' });
    expect(routeOf('#lesson=rules/r245')).toEqual({ door: 'lesson', detail: 'rules/r245' });
  });

  test('leads to the table when it names nothing', () => {
    expect(routeOf('')).toBeNull();
    expect(routeOf('#')).toBeNull();
    expect(routeOf('#?')).toBeNull();
  });

  test('reads back what it wrote, whatever the detail is', () => {
    for (const detail of ['', 'a b', '鎖', 'x=y#z', '100%'])
      expect(routeOf(hashOf({ door: 'rules', detail }))).toEqual({ door: 'rules', detail });
  });

  test('a detail that was not written by this page is taken as it stands', () => {
    expect(routeOf('#rules=100%')).toEqual({ door: 'rules', detail: '100%' });
  });
});
