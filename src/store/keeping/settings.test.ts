import { afterEach, expect, test, vi } from 'vitest';

/** The settings of a page that is opened where this was kept. */
async function opened(kept: Map<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  vi.resetModules();
  return (await import('./settings')).useSettings;
}

afterEach(() => vi.unstubAllGlobals());

test('how fast cards move is remembered for the next visit', async () => {
  const kept = new Map<string, string>();
  const first = await opened(kept);
  expect(first.getState().pace).toBe('normal');
  first.getState().change({ pace: 'slow' });
  expect((await opened(kept)).getState()).toMatchObject({ pace: 'slow', motion: 'system' });
});

test('a speed that nobody knows is the usual one, and the other settings stay', async () => {
  const settings = await opened(new Map([['kusari.settings', JSON.stringify({ pace: 'warp', theme: 'contrast' })]]));
  expect(settings.getState()).toMatchObject({ pace: 'normal', theme: 'contrast' });
});
