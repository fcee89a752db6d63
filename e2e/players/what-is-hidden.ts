import { buildSync } from 'esbuild';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { DuelRun as Run, Viewer } from '../../src/engine/index';

/** The engine and the cards, bundled once so that a story can look behind the table. */
async function engine(): Promise<typeof import('../../src/engine/index') & typeof import('../../src/cards/index')> {
  const folder = join(process.cwd(), 'node_modules', '.cache', 'kusari-e2e');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `engine-${process.pid}.mjs`);
  buildSync({
    stdin: { contents: "export * from './src/engine/index'; export * from './src/cards/index';", resolveDir: process.cwd() },
    bundle: true, format: 'esm', platform: 'node', outfile: file, logLevel: 'error',
  });
  return (await import(pathToFileURL(file).href)) as never;
}
let loaded: ReturnType<typeof engine> | undefined;

/** The duel that the page has kept in this browser. */
export async function keptDuel(page: Page): Promise<Run> {
  const { DuelRun, expertPool } = await (loaded ??= engine());
  const text = await page.evaluate(() => localStorage.getItem('kusari.duel'));
  const result = DuelRun.load(expertPool, (JSON.parse(text!) as { recording: unknown }).recording);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.run;
}

/** Names, in both languages, of cards that the viewer may not know, less those that also stand for a card that it may. */
export async function hiddenNames(page: Page, viewer: Viewer): Promise<readonly string[]> {
  const { cardFacts } = await (loaded ??= engine());
  const run = await keptDuel(page);
  const view = run.view(viewer);
  const known = new Set<number>();
  const add = (passcode: number | undefined): void => void (passcode !== undefined && known.add(passcode));
  for (const seat of view.seats) for (const card of [...seat.hand, ...seat.graveyard, ...seat.banished, ...seat.monsters, ...seat.spellsTraps, seat.field]) add(card?.passcode);
  for (const line of view.log) [line.passcode, line.other].forEach(add);
  for (const card of view.decision?.pick?.from ?? []) add(card.passcode);
  const hidden = new Set(run.duel.state.cards.map((card) => card.passcode).filter((passcode) => !known.has(passcode)));
  return [...hidden].flatMap((passcode) => [cardFacts(passcode)!.en, cardFacts(passcode)!.ja]);
}

/** Everything that the page says, in its markup, its title and its accessibility tree. */
export async function everythingSaid(page: Page): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot();
  return `${await page.title()}\n${await page.content()}\n${tree}`;
}
