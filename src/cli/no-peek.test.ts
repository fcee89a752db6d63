import { describe, expect, test } from 'vitest';
import { ran } from './testing';

interface Found {
  readonly positions: number;
  readonly differ: number;
  readonly unfit: number;
  readonly forms: { readonly act: number; readonly pick: number; readonly question: number };
}

async function looked(...args: readonly string[]): Promise<Found & { readonly code: number }> {
  const { code, lines } = await ran(['no-peek', '--seed', 'unit', ...args]);
  return { code, ...(lines[0] as unknown as Found) };
}

describe.each(['duel', 'vision'])('in %s', (game) => {
  test('hidden cards that lie otherwise, and another future, change no thought and no count of it', async () => {
    const { code, positions, differ, unfit, forms } = await looked('--game', game, '--positions', '40', '--rollouts', '6');
    expect({ code, positions, differ }).toEqual({ code: 0, positions: 40, differ: 0 });
    expect(unfit).toBeLessThan(6);
    expect(forms.act).toBeGreaterThan(12);
    expect(forms.pick).toBeGreaterThan(0);
  });

  test('somebody who sees the true cards is found out', async () => {
    const { code, positions, differ } = await looked('--game', game, '--positions', '12', '--rollouts', '6', '--peek');
    expect({ code, positions }).toEqual({ code: 1, positions: 12 });
    expect(differ).toBeGreaterThan(3);
  });
});
