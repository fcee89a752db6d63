import { describe, expect, test } from 'vitest';
import { useSettings } from './keeping/settings';
import { kioskOf, offered, useForVisitors } from './kiosk';

describe('a kiosk', () => {
  test('is what the address says, with the number that it names', () => {
    expect(kioskOf('')).toBeNull();
    expect(kioskOf('?lp=4000')).toBeNull();
    expect(kioskOf('?kiosk=1234')).toEqual({ code: '1234' });
    expect(kioskOf('?lp=4000&kiosk=00112233')).toEqual({ code: '00112233' });
  });

  test('has the usual number where the address names none that can be typed', () => {
    for (const search of ['?kiosk', '?kiosk=', '?kiosk=12', '?kiosk=yes', '?kiosk=123456789'])
      expect(kioskOf(search)).toEqual({ code: '2004' });
  });

  test('keeps how fast cards move for all its visitors, whatever one of them chooses', () => {
    useForVisitors.getState().change({ pace: 'slow' });
    useSettings.getState().change({ pace: 'off' });
    expect(useForVisitors.getState().pace).toBe('slow');
  });

  test('offers the decks that were chosen for it, and all where none of those is there', () => {
    const decks = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    expect(offered(decks, { decks: null })).toEqual(decks);
    expect(offered(decks, { decks: ['c', 'a', 'gone'] })).toEqual([{ id: 'a' }, { id: 'c' }]);
    expect(offered(decks, { decks: ['gone'] })).toEqual(decks);
  });
});
