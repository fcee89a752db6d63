import type { Page } from '@playwright/test';
import type { ScenarioInput } from '../../src/games/duel/scenario/index';
import { engine } from './engine';

/**
 * Opens the table on a position of the scenario format, as if the duel had been kept there. Both seats ask every window by
 * default; `sharing` is how the two share the screen, behind the curtain if nothing is said. `search` is that of the address.
 */
export async function openPosition(
  page: Page,
  position: Omit<ScenarioInput, 'format' | 'id' | 'steps'>,
  mode: 'strict' | 'pause' | 'smooth' = 'strict',
  { search = '', ...sharing }: { readonly secrecy?: 'open' | 'peek' | 'curtain'; readonly search?: string } = {},
): Promise<void> {
  const { readScenario, setUp, duelGame } = await engine();
  const read = readScenario({ format: 'duel-scenario/1', id: 'story', steps: [], ...position });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const laid = setUp(read.scenario, duelGame);
  if (laid.kind !== 'position') throw new Error(JSON.stringify(laid));
  await openKept(page, duelGame.fromState(laid.state).save(), mode, sharing, search);
}

/** The same for VISION, with open hands. */
export async function openVisionPosition(
  page: Page,
  position: Record<string, unknown>,
  mode: 'strict' | 'pause' | 'smooth' = 'strict',
  search = '',
): Promise<void> {
  const { visionScenarios, visionGame } = await engine();
  const scenarios = visionScenarios(visionGame);
  const read = scenarios.read({ format: 'duel-scenario/1', game: 'vision', id: 'story', steps: [], ...position });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const laid = scenarios.setUp(read.scenario);
  if (laid.kind !== 'position') throw new Error(JSON.stringify(laid));
  await openKept(page, scenarios.save(laid.begin()), mode, { secrecy: 'open', game: 'vision' }, search);
}

async function openKept(
  page: Page,
  recording: unknown,
  mode: 'strict' | 'pause' | 'smooth',
  sharing: { readonly secrecy?: 'open' | 'peek' | 'curtain'; readonly game?: 'vision' },
  search: string,
): Promise<void> {
  const kept = {
    format: 'kusari-duel',
    version: 1,
    seats: [
      { name: 'Ren', deck: 'bench-a' },
      { name: 'Aya', deck: 'bench-b' },
    ],
    modes: [mode, mode],
    lifePoints: 8000,
    line: [],
    recording,
    ...sharing,
    // Written down after everything else that this browser may hold.
    kept: { term: 1e9, number: 0 },
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./${search}`);
  await page.evaluate((text) => localStorage.setItem('kusari.duel', text), JSON.stringify(kept));
  await page.reload();
  await page.locator('.dock, .curtain').first().waitFor();
}
