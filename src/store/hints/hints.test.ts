import { beforeEach, describe, expect, test, vi } from 'vitest';
import { quickShelf } from '../testing/quick-shelf';
import { useHints } from './hints';

const { texts: shelf } = quickShelf();
const { offer, dismiss, want } = useHints.getState();
const shown = () => useHints.getState().shown;

beforeEach(() => want(true));

describe('a hint', () => {
  test('is told once, and stays until it is dismissed or another one comes', () => {
    offer(['mainPhase', 'set']);
    expect(shown()).toBe('mainPhase');
    offer([]);
    expect(shown()).toBe('mainPhase');
    offer(['mainPhase', 'set']);
    expect(shown()).toBe('mainPhase');
    offer(['set']);
    expect(shown()).toBe('set');
    dismiss();
    offer(['mainPhase', 'set']);
    expect(shown()).toBeNull();
  });

  test('that was told is kept in the browser, soon after', async () => {
    offer(['chain']);
    await vi.waitFor(() => expect(JSON.parse(shelf.get('kusari.hints')!)).toEqual({ areWanted: true, told: ['chain'] }));
  });

  test('is told no more when none are wanted, and all begin anew when they are wanted again', () => {
    offer(['chain']);
    want(false);
    expect(shown()).toBeNull();
    offer(['chain', 'attack']);
    expect(shown()).toBeNull();
    want(true);
    offer(['chain']);
    expect(shown()).toBe('chain');
  });
});
